import { elementStates } from './support/element-states';

const states = elementStates('imbalance-filters');

export default { title: 'Desequilíbrio/imbalance-filters', ...states.meta };

export const Rows = { name: 'Com dados', ...states.rows };
export const Filtered = { name: 'Filtrado', ...states.filtered };
export const Dark = { name: 'Escuro', ...states.dark };
export const Contrast = { name: 'Alto contraste', ...states.contrast };
export const Narrow = { name: '320 px', ...states.narrow };
