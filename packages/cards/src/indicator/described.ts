import { INDICATOR, type IndicatorRow, indicator } from '@observatorio/contract';
import { formatValue, type ValueFormat, valueWithUnit } from '@observatorio/language';
import type { CardQuery, PartAnswers } from '../model/card';

/** Every card of an indicator needs its description. */
export const describedParts = {
  about: {
    dataset: indicator.list,
    filtersOf: ({ filters: { [INDICATOR]: chosen = [] } }: CardQuery) => ({ [INDICATOR]: chosen }),
  },
};

export type DescribedParts = typeof describedParts;

/** The description of the indicator; undefined until it arrives. */
export const describedIn = ({ about }: PartAnswers<DescribedParts>): IndicatorRow | undefined =>
  about?.rows[0];

const plain: ValueFormat = { unit: '', unitOfOne: '', decimals: 2 };

/** How the values of the indicator are written. */
export const formatIn = (parts: PartAnswers<DescribedParts>): ValueFormat =>
  describedIn(parts) ?? plain;

/** Returns the title and the measure of a card, such as `Ideb por estado`. */
export const namedBy = (after: string) => (parts: PartAnswers<DescribedParts>) => {
  const about = describedIn(parts);
  return about && { title: `${about.title}${after}`, measure: about.unit || about.title };
};

/**
 * Formats a value where there is little room, or after another one of the same unit, whose name is not
 * repeated: `5,1 pontos … 5,3`.
 */
export const shortValue = (value: number, format: ValueFormat): string =>
  format.unit === '%' || format.unit === 'R$'
    ? valueWithUnit(value, format)
    : formatValue(value, format);

/** Texts of values on a chart. */
export const valueTexts = (parts: PartAnswers<DescribedParts>) => ({
  short: ({ count }: { count: number }) => shortValue(count, formatIn(parts)),
  sentence: ({ label, count }: { label: string; count: number }) =>
    `${label}: ${valueWithUnit(count, formatIn(parts))}`,
  tick: (value: number) => shortValue(value, formatIn(parts)),
});
