export type { Area } from './base/area';
export { courseArea } from './families/course/course-area';
export { graduateArea } from './families/graduate/graduate-area';
export { imbalanceArea } from './families/imbalance/imbalance-area';
export { labourArea } from './families/labour/labour-area';
export { compareArea } from './families/occupation/compare/compare-area';
export { occupationArea } from './families/occupation/occupation-area';
export { profileArea } from './families/profile/profile-area';
