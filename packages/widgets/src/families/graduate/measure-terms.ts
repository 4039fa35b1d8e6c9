import { graduateTitles } from '@observatorio/bus';
import type { Filters } from '@observatorio/contract';
import { measureTerm, type PayTerms, type Term } from '@observatorio/domain';

/** The term of the measure in force, then those of the card. */
export const measureTerms =
  (...own: readonly Term[]) =>
  (_pay: PayTerms, filters: Filters): readonly Term[] => [
    measureTerm(graduateTitles(filters).chart),
    ...own,
  ];
