import { defineFilters } from '@observatorio/bus';
import {
  type AreaName,
  comparedOccupations,
  coursePageFilters,
  type FilterDefinition,
  graduateFilterDefinitions,
  labourFilterDefinitions,
  occupationFilters,
  profileFilterDefinitions,
  rankingFilters,
} from '@observatorio/contract';

export * from '@observatorio/bus';

/** All filters available to the groups of each family. */
const familyFilters = {
  labour: labourFilterDefinitions,
  graduate: graduateFilterDefinitions,
  occupation: [...occupationFilters, comparedOccupations],
  profile: profileFilterDefinitions,
  course: coursePageFilters,
  imbalance: rankingFilters,
} satisfies Record<AreaName, readonly FilterDefinition[]>;

// Runs on import, so a script's first write is validated even before any element exists.
for (const [family, filters] of Object.entries(familyFilters)) defineFilters(family, filters, true);
