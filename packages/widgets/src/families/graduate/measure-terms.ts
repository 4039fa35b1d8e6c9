import type { Filters } from '@observatorio/contract';
import { measureTerm, type PayTerms, type Term } from '@observatorio/domain';
import { graduateTitles } from './graduate-titles';

/** Terms of a card, preceded by the term of the selected measure. */
export const measureTerms =
  (...own: readonly Term[]) =>
  (_pay: PayTerms, filters: Filters): readonly Term[] => [
    measureTerm(graduateTitles(filters).chart),
    ...own,
  ];
