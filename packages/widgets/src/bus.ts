import { defineFilters } from '@observatorio/bus';
import {
  type AreaName,
  comparedOccupations,
  coursePageFilters,
  type FilterDefinition,
  graduateFilters,
  labourFilters,
  occupationFilters,
  profileFilters,
  rankingFilters,
} from '@observatorio/contract';

export * from '@observatorio/bus';

/** Every filter that the groups of each family may have. */
const familyFilters = {
  labour: labourFilters,
  graduate: graduateFilters,
  occupation: [...occupationFilters, comparedOccupations],
  profile: profileFilters,
  course: coursePageFilters,
  imbalance: rankingFilters,
} satisfies Record<AreaName, readonly FilterDefinition[]>;

// On import, so that the first write of a page's script is checked, with or without elements.
for (const [family, filters] of Object.entries(familyFilters)) defineFilters(family, filters, true);
