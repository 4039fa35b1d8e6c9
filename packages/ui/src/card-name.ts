import { createContext } from 'react';

/** Name of the card around a control, which tells apart the controls of several cards. */
export const CardName = createContext('');
