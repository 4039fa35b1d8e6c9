export type { Area } from './area';
export { graduateArea } from './graduate/graduate-area';
export { labourArea } from './labour/labour-area';
export { compareArea } from './occupation/compare/compare-area';
export { occupationArea } from './occupation/occupation-area';
export { profileArea } from './profile/profile-area';
