import { type Filters, graduateTitles } from '@observatorio/contract';
import { measureTerm, type Term } from '@observatorio/language';

/** Terms of a card, preceded by the term of the selected measure. */
export const measureTerms =
  (...own: readonly Term[]) =>
  ({ filters }: { filters: Filters }): readonly Term[] => [
    measureTerm(graduateTitles(filters).chart),
    ...own,
  ];
