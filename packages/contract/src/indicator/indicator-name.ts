/** Name of the filter that chooses an indicator. */
export const INDICATOR = 'indicador';
