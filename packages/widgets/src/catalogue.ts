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
import { occupationMap } from './occupation/occupation-map';
import { occupationSchooling } from './occupation/occupation-schooling';
import { profileMap } from './profile/profile-map';
import { profileSchooling } from './profile/profile-schooling';
import { profileSex } from './profile/profile-sex';

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
  occupationMap,
  occupationSchooling,
  occupationAge,
  profileMap,
  profileSex,
  profileSchooling,
] as const satisfies readonly Declaration[];
