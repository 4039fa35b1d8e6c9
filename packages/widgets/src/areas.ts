import type { AreaName } from '@observatorio/contract';
import type { Area } from './base/area';
import { graduateArea } from './families/graduate/graduate-area';
import { labourArea } from './families/labour/labour-area';
import { compareArea } from './families/occupation/compare/compare-area';
import { occupationArea } from './families/occupation/occupation-area';
import { profileArea } from './families/profile/profile-area';

export type { Area };
export { compareArea, graduateArea, labourArea, occupationArea, profileArea };

/** The area that most cards of each family share. */
export const familyAreas = {
  labour: labourArea,
  graduate: graduateArea,
  occupation: occupationArea,
  profile: profileArea,
} as const satisfies Record<AreaName, Area>;
