import { graduateElements } from './families/graduate/graduate-elements';
import { labourElements } from './families/labour/labour-elements';
import { occupationElements } from './families/occupation/occupation-elements';
import { profileElements } from './families/profile/profile-elements';

/** Every tag of the library, in the order in which the catalogue lists them. */
export const catalogue = [
  ...labourElements,
  ...graduateElements,
  ...occupationElements,
  ...profileElements,
] as const;
