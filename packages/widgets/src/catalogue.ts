import type { Declaration } from './declaration';
import { graduateAxes } from './graduate/graduate-axes';
import { graduateCategories } from './graduate/graduate-categories';
import { graduateCategoryDetail } from './graduate/graduate-category-detail';
import { graduateCourses } from './graduate/graduate-courses';
import { graduateDegreeTypes } from './graduate/graduate-degree-types';
import { graduateFilters } from './graduate/graduate-filters';
import { graduateFunding } from './graduate/graduate-funding';
import { graduateMap } from './graduate/graduate-map';
import { graduateModality } from './graduate/graduate-modality';
import { labourAgeGender } from './labour/labour-age-gender';
import { labourEstablishmentSize } from './labour/labour-establishment-size';
import { labourFilters } from './labour/labour-filters';
import { labourGender } from './labour/labour-gender';
import { labourMacroSectors } from './labour/labour-macro-sectors';
import { labourMap } from './labour/labour-map';
import { labourOccupations } from './labour/labour-occupations';
import { labourSalary } from './labour/labour-salary';
import { labourSchooling } from './labour/labour-schooling';
import { labourSectors } from './labour/labour-sectors';
import { labourSummary } from './labour/labour-summary';
import { labourWageBands } from './labour/labour-wage-bands';
import { occupationAge } from './occupation/occupation-age';
import { occupationAttitudes } from './occupation/occupation-attitudes';
import { occupationGender } from './occupation/occupation-gender';
import { occupationInfo } from './occupation/occupation-info';
import { occupationKnowledge } from './occupation/occupation-knowledge';
import { occupationMap } from './occupation/occupation-map';
import { occupationPay } from './occupation/occupation-pay';
import { occupationRelated } from './occupation/occupation-related';
import { occupationSchooling } from './occupation/occupation-schooling';
import { occupationSearch } from './occupation/occupation-search';
import { occupationSkills } from './occupation/occupation-skills';
import { profileAttitudes } from './profile/profile-attitudes';
import { profileAutomation } from './profile/profile-automation';
import { profileFilters } from './profile/profile-filters';
import { profileGrowth } from './profile/profile-growth';
import { profileKnowledge } from './profile/profile-knowledge';
import { profileMap } from './profile/profile-map';
import { profileOccupation } from './profile/profile-occupation';
import { profileSalary } from './profile/profile-salary';
import { profileSchooling } from './profile/profile-schooling';
import { profileSex } from './profile/profile-sex';
import { profileSkills } from './profile/profile-skills';

/** Every tag of the library, in the order in which the catalogue lists them. */
export const catalogue = [
  labourSummary,
  labourFilters,
  labourMacroSectors,
  labourSectors,
  labourOccupations,
  labourSalary,
  labourWageBands,
  labourMap,
  labourEstablishmentSize,
  labourSchooling,
  labourAgeGender,
  labourGender,
  graduateFilters,
  graduateDegreeTypes,
  graduateCategories,
  graduateCategoryDetail,
  graduateMap,
  graduateFunding,
  graduateModality,
  graduateAxes,
  graduateCourses,
  occupationSearch,
  occupationKnowledge,
  occupationSkills,
  occupationAttitudes,
  occupationInfo,
  occupationRelated,
  occupationGender,
  occupationPay,
  occupationSchooling,
  occupationAge,
  occupationMap,
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
