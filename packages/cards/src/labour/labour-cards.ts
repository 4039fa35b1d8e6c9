import type { Card } from '../model/card';
import { labourAgeGender } from './labour-age-gender';
import { labourEstablishmentSize } from './labour-establishment-size';
import { labourGender } from './labour-gender';
import { labourHours } from './labour-hours';
import { labourMacroSectors } from './labour-macro-sectors';
import { labourMap } from './labour-map';
import { labourOccupations } from './labour-occupations';
import { labourPayGap } from './labour-pay-gap';
import { labourSalary } from './labour-salary';
import { labourSchooling } from './labour-schooling';
import { labourSectors } from './labour-sectors';
import { labourSummary } from './labour-summary';
import { labourTrend } from './labour-trend';
import { labourWageBands } from './labour-wage-bands';

/** Cards of the labour market, in catalogue order. */
export const labourCards = [
  labourSummary,
  labourTrend,
  labourMacroSectors,
  labourSectors,
  labourOccupations,
  labourSalary,
  labourWageBands,
  labourPayGap,
  labourMap,
  labourEstablishmentSize,
  labourSchooling,
  labourHours,
  labourAgeGender,
  labourGender,
] as const satisfies readonly Card[];
