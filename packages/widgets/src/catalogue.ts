import type { Declaration } from './declaration';
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
] as const satisfies readonly Declaration[];
