/** Value of `nivel_ensino` for courses of all levels. */
export const ALL_LEVELS = 'Todos';
