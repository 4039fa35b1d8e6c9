import type { Manifest } from '@observatorio/contract';
import type { AnsweredCard } from './answer-card';
import { type Card, type CardQuery, type CardRequest, isDormant } from './card';
import { chipsOf } from './chips';
import { namesIn } from './filter-names';
import { absenceOf, drawnContent, figuresOf, textsOf } from './present';
import { partsIn, ROWS, requestsOf } from './requests';

/** Contents of the CSV file of a card that shows several answers. */
export interface CardFile {
  /** Rows of the card's dataset, completed by its parts. */
  rows: readonly any[];
  /** The card's sentence and named figures, one per line. */
  figures: readonly string[];
  /** Rows of parts, such as the totals behind a chart. */
  totals: readonly (Pick<CardRequest, 'dataset'> & { row: object })[];
}

/** Whether a card shows more than the rows of one dataset. */
export function hasParts({ variantOf }: Card, query: CardQuery): boolean {
  const shape = variantOf(query);
  return !isDormant(shape) && shape.parts !== undefined;
}

/** Returns everything that a card shows, for its CSV file. The card must apply to the query. */
export function cardFile(
  card: Card,
  { answered, names }: AnsweredCard,
  manifest: Manifest,
): CardFile {
  const { area } = card;
  const { query, answers } = answered;
  const figures = figuresOf(card, answered, { manifest, api: '' });
  const nameOf = namesIn(area, query.filters, names);
  const absence = absenceOf(card, figures, chipsOf({ area, ...query }, nameOf));
  const { title, sentence } = textsOf(card, figures, nameOf, absence);
  const content = absence ? undefined : drawnContent(figures, figures.keysIn(query.filters));
  const named = content?.kind === 'figures' ? content.figures : [];
  const rows = answers[ROWS]?.rows ?? [];
  const { [ROWS]: _, ...requests } = requestsOf(card, query, rows);
  return {
    rows: figures.variant.complete?.(rows, partsIn(answers)) ?? rows,
    figures: [
      ...(sentence ? [`${title}: ${sentence}`] : []),
      ...named.map(({ name, value }) => `${name}: ${value}`),
    ],
    totals: Object.entries(requests).flatMap(([name, { dataset }]) => {
      const found = answers[name]?.rows ?? [];
      const isListed = found.length === 1 || figures.variant.parts?.[name]?.isListed;
      return isListed ? found.map((row) => ({ dataset, row })) : [];
    }),
  };
}
