import { courseRule } from './course/course-rule';
import { graduateRule } from './graduate/graduate-rule';
import type { AreaName } from './kit/area-name';
import type { GroupRule } from './kit/group-rule';
import { placeRule } from './kit/place-rule';
import { labourRule } from './labour/labour-rule';
import { profileRule } from './profile/profile-rule';

/** Rule of each area, applied to every write to its groups. */
export const areaRules = {
  labour: labourRule,
  graduate: graduateRule,
  occupation: (next) => next,
  profile: profileRule,
  course: courseRule,
  imbalance: placeRule,
} satisfies Record<AreaName, GroupRule>;
