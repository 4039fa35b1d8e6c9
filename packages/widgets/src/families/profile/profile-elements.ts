import type { Declaration } from '../../base/declaration';
import { profileAttitudes } from './profile-attitudes';
import { profileAutomation } from './profile-automation';
import { profileFilters } from './profile-filters';
import { profileGrowth } from './profile-growth';
import { profileKnowledge } from './profile-knowledge';
import { profileMap } from './profile-map';
import { profileOccupation } from './profile-occupation';
import { profileSalary } from './profile-salary';
import { profileSchooling } from './profile-schooling';
import { profileSex } from './profile-sex';
import { profileSkills } from './profile-skills';

/** Declarations of the occupation profile family, in catalogue order. */
export const profileElements = [
  profileFilters,
  profileOccupation,
  profileKnowledge,
  profileSkills,
  profileAttitudes,
  profileMap,
  profileSex,
  profileSalary,
  profileGrowth,
  profileAutomation,
  profileSchooling,
] as const satisfies readonly Declaration[];
