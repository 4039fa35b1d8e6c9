import type {
  Edition,
  Manifest,
  PictureRequest,
  PictureSource,
  RowsAnswer,
} from '@observatorio/contract';
import type { Declaration } from '@observatorio/widgets';
import { renderCard } from './render-card';
import { type Need, type Outcome, Rendering, type ShownCard } from './rendering';

/** Renderings after which a card must have all that it needs; each finds what the last one asked. */
const MAX_RENDERINGS = 8;

/** A card with its data. */
export interface SettledCard {
  shown: ShownCard;
  /** Editions of all rows that the card has used. */
  editions: readonly Edition[];
}

/** Renders a card without data. */
export function firstRendering(
  declaration: Declaration,
  request: PictureRequest,
  manifest: Manifest,
): { shown: ShownCard; needs: readonly Need[] } {
  const rendering = new Rendering(manifest, new Map());
  const shown = renderCard(declaration, request, rendering);
  return { shown, needs: [...rendering.missing.values()] };
}

/** Renders a card again and again, with the data that the last rendering lacked. */
export async function settleCard(
  declaration: Declaration,
  request: PictureRequest,
  source: PictureSource,
): Promise<SettledCard> {
  const known = new Map<string, Outcome>();
  for (let count = 0; count < MAX_RENDERINGS; count += 1) {
    const rendering = new Rendering(source.manifest, known);
    const shown = renderCard(declaration, request, rendering);
    if (rendering.missing.size === 0) return { shown, editions: editionsOf(known) };
    await Promise.all(
      [...rendering.missing].map(async ([name, need]) => {
        known.set(name, await outcomeOf(need, source));
      }),
    );
  }
  throw new Error(`<${declaration.tag}> needs more data after each rendering.`);
}

const outcomeOf = (need: Need, source: PictureSource): Promise<Outcome> =>
  ('rows' in need ? source.load(need.rows) : need.load()).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );

const isRowsAnswer = (value: unknown): value is RowsAnswer =>
  typeof value === 'object' && value !== null && 'editions' in value;

function editionsOf(known: ReadonlyMap<string, Outcome>): Edition[] {
  const used = [...known.values()].flatMap((outcome) =>
    'value' in outcome && isRowsAnswer(outcome.value) ? outcome.value.editions : [],
  );
  return [...new Set(used)];
}
