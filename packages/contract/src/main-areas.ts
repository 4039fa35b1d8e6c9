import { courseArea } from './course/course-area';
import { graduateArea } from './graduate/graduate-area';
import { imbalanceArea } from './imbalance/imbalance-area';
import type { Area } from './kit/area';
import type { AreaName } from './kit/area-name';
import { labourArea } from './labour/labour-area';
import { occupationArea } from './occupation/occupation-area';
import { profileArea } from './profile/profile-area';

/** The main area object of each area. */
export const mainAreas = {
  labour: labourArea,
  graduate: graduateArea,
  occupation: occupationArea,
  profile: profileArea,
  course: courseArea,
  imbalance: imbalanceArea,
} as const satisfies Readonly<Record<AreaName, Area<any>>>;

/** Path of each area's portal page. */
export const areaPages = Object.fromEntries(
  Object.entries(mainAreas).map(([name, { page }]) => [name, page]),
) as Readonly<Record<AreaName, string>>;
