import type { Declaration } from '../../base/declaration';
import { labourAgeGender } from './labour-age-gender';
import { labourEstablishmentSize } from './labour-establishment-size';
import { labourFilters } from './labour-filters';
import { labourGender } from './labour-gender';
import { labourMacroSectors } from './labour-macro-sectors';
import { labourMap } from './labour-map';
import { labourOccupations } from './labour-occupations';
import { labourSalary } from './labour-salary';
import { labourSchooling } from './labour-schooling';
import { labourSectors } from './labour-sectors';
import { labourSummary } from './labour-summary';
import { labourWageBands } from './labour-wage-bands';

/** Declarations of the labour market family, in catalogue order. */
export const labourElements = [
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
