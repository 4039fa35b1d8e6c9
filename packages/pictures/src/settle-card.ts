import type {
  Edition,
  LoadFailure,
  Manifest,
  PictureRequest,
  RowsAnswer,
  RowsRequest,
} from '@observatorio/contract';
import type { Declaration } from '@observatorio/widgets';
import { renderCard } from './render-card';
import { type Need, type Outcome, Rendering, type ShownCard } from './rendering';

/** Renderings after which a card must have all that it needs; each finds what the last one lacked. */
const MAX_RENDERINGS = 8;

/** Where a card gets its data. */
interface Source {
  manifest: Manifest;
  load(request: RowsRequest): Promise<RowsAnswer | LoadFailure>;
}

/** A card with its data. */
interface SettledCard {
  shown: ShownCard;
  /** Editions of all rows that the card has used. */
  editions: readonly Edition[];
}

/** Renders a card again and again, with the data that the last rendering lacked. */
export async function settleCard(
  declaration: Declaration,
  request: PictureRequest,
  { manifest, load }: Source,
): Promise<SettledCard> {
  const known = new Map<string, Outcome>();
  for (let count = 0; count < MAX_RENDERINGS; count += 1) {
    const rendering = new Rendering(manifest, known);
    const shown = renderCard(declaration, request, rendering);
    if (rendering.missing.size === 0) return { shown, editions: editionsOf(known) };
    await Promise.all(
      [...rendering.missing].map(async ([name, need]) => {
        known.set(name, await outcomeOf(need, load));
      }),
    );
  }
  throw new Error(`<${declaration.tag}> needs more data after each rendering.`);
}

const outcomeOf = async (need: Need, load: Source['load']): Promise<Outcome> =>
  'rows' in need ? load(need.rows) : { value: await need.load() };

function editionsOf(known: ReadonlyMap<string, Outcome>): Edition[] {
  const used = [...known.values()].flatMap((outcome) =>
    'editions' in outcome ? outcome.editions : [],
  );
  return [...new Map(used.map((edition) => [edition.versao, edition])).values()];
}
