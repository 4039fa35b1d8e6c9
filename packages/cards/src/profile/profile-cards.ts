import type { Card } from '../model/card';
import { profileAttitudes } from './profile-attitudes';
import { profileAutomation } from './profile-automation';
import { profileGrowth } from './profile-growth';
import { profileKnowledge } from './profile-knowledge';
import { profileMap } from './profile-map';
import { profileOccupation } from './profile-occupation';
import { profileSalary } from './profile-salary';
import { profileSchooling } from './profile-schooling';
import { profileSex } from './profile-sex';
import { profileSkills } from './profile-skills';
import { profileTrend } from './profile-trend';

/** Cards of the occupation profile, in catalogue order. */
export const profileCards = [
  profileOccupation,
  profileKnowledge,
  profileSkills,
  profileAttitudes,
  profileMap,
  profileSex,
  profileSalary,
  profileTrend,
  profileGrowth,
  profileAutomation,
  profileSchooling,
] as const satisfies readonly Card[];
