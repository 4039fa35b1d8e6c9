import { createContext } from 'react';

/** Name of the card around a control, which distinguishes it from those of other cards. */
export const CardName = createContext('');
