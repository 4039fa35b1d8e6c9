import { graduateElements } from './graduate/graduate-elements';
import { labourElements } from './labour/labour-elements';
import { occupationElements } from './occupation/occupation-elements';
import { profileElements } from './profile/profile-elements';

/** Every tag of the library, in the order in which the catalogue lists them. */
export const catalogue = [
  ...labourElements,
  ...graduateElements,
  ...occupationElements,
  ...profileElements,
] as const;
