import { elementStates } from './support/element-states';

const states = elementStates('graduate-summary');

export default { title: 'Formação/graduate-summary', ...states.meta };

export const Rows = { name: 'Com dados', ...states.rows };
export const Loading = { name: 'Carregando', ...states.loading };
export const Empty = { name: 'Vazio', ...states.empty };
export const Failure = { name: 'Erro', ...states.failure };
export const Stale = { name: 'Últimos dados', ...states.stale };
export const Filtered = { name: 'Filtrado', ...states.filtered };
export const Dark = { name: 'Escuro', ...states.dark };
export const Contrast = { name: 'Alto contraste', ...states.contrast };
export const Narrow = { name: '320 px', ...states.narrow };
