import { graduateElements } from './families/graduate/graduate-elements';
import { labourElements } from './families/labour/labour-elements';
import { occupationElements } from './families/occupation/occupation-elements';
import { profileElements } from './families/profile/profile-elements';

/** All declarations, in catalogue order. */
export const catalogue = [
  ...labourElements,
  ...graduateElements,
  ...occupationElements,
  ...profileElements,
] as const;
