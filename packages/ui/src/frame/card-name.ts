import { createContext } from 'react';

/** Name of the enclosing card, for accessible names that are unique across cards. */
export const CardName = createContext('');
