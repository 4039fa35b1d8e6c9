import {
  absenceOf,
  type Card,
  cardsAndPanels,
  chipsOf,
  drawnContent,
  type Figure,
  figuresOf,
  isCard,
  isDormant,
  namesIn,
  type PresentedFigures,
  type Reserve,
  textsOf,
  titleOf,
} from '@observatorio/cards';
import type { PictureTexts } from '@observatorio/charts/picture';
import type { Chart } from '@observatorio/charts/specs';
import type { Message } from '@observatorio/contract';
import type { PictureOrder } from './protocol';

/** Contents of a card's picture. */
export interface ShownCard {
  /** Title of the card, even if the picture hides it. */
  name: string;
  texts: PictureTexts;
  /** Space that the card reserves. */
  reserve: Reserve;
  /** Default: there is no chart. */
  chart?: Chart;
  /** Figures, with an explanation of them. Default: none. */
  figures?: readonly Figure[];
  note?: string | undefined;
  /** Message in place of the chart or the figures. */
  message?: Message;
}

const cards: ReadonlyMap<string, Card> = new Map(
  cardsAndPanels.filter(isCard).map((card) => [card.tag, card]),
);

/** Text of a card that does not apply to its filters. */
const dormantTexts = (title: string, summary: string): PictureTexts => ({
  title,
  summary,
  unit: '',
  filters: [],
  source: '',
});

/** Returns what a card draws, or a message in place of it. */
function drawnIn(
  figures: PresentedFigures,
): Pick<ShownCard, 'chart' | 'figures' | 'note' | 'message'> {
  const drawn = drawnContent(figures, figures.keysIn(figures.filters));
  if (drawn.kind === 'chart') return { chart: drawn.chart };
  if (drawn.kind === 'figures') return { figures: drawn.figures, note: drawn.note };
  if (drawn.kind === 'message') return { message: drawn.message };
  return drawn.kind === 'notice' ? { message: { title: drawn.title, text: drawn.text } } : {};
}

/** Returns the contents of a card's picture, with everything that its chart draws loaded. */
export async function showCard({
  request: { tag, heading },
  answered,
  names,
  manifest,
}: PictureOrder): Promise<ShownCard> {
  const card = cards.get(tag);
  if (!card) throw new RangeError(`Unknown card <${tag}>.`);
  const { area, reserve } = card;
  const { filters, fixed } = answered.query;
  const shape = card.variantOf(answered.query);
  if (isDormant(shape)) {
    const title = titleOf(shape, filters);
    return {
      name: heading || title,
      texts: dormantTexts(heading ?? title, shape.dormant),
      reserve,
    };
  }
  const figures = figuresOf(card, answered, { manifest, api: '' });
  const nameOf = namesIn(area, filters, names);
  const absence = absenceOf(card, figures, chipsOf({ area, filters, fixed }, nameOf));
  const texts = textsOf(card, figures, nameOf, absence);
  const drawn: ReturnType<typeof drawnIn> = absence
    ? { message: area.noDataMessage ?? absence.message }
    : drawnIn(figures);
  await drawn.chart?.load?.();
  return {
    name: heading || texts.title,
    texts: {
      title: heading ?? texts.title,
      summary: texts.sentence,
      unit: drawn.figures ? '' : texts.measure,
      filters: texts.filters,
      source: texts.source,
      badge: texts.badge,
    },
    reserve,
    ...drawn,
  };
}
