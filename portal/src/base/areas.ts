import type { AreaName } from '@observatorio/contract';
import {
  type Area,
  courseArea,
  graduateArea,
  imbalanceArea,
  labourArea,
  occupationArea,
  profileArea,
} from '@observatorio/contract';

/** The areas by name. */
export const pageAreas = {
  labour: labourArea,
  graduate: graduateArea,
  occupation: occupationArea,
  profile: profileArea,
  course: courseArea,
  imbalance: imbalanceArea,
} satisfies Record<AreaName, Area>;
