export type { Area } from './area';
export { graduateArea } from './graduate/graduate-area';
export { labourArea } from './labour/labour-area';
