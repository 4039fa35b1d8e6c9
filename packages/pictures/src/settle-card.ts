import type {
  Edition,
  LoadFailure,
  Manifest,
  PictureRequest,
  RowsRequest,
  RowsResponse,
} from '@observatorio/contract';
import type { Declaration } from '@observatorio/widgets';
import { renderCard } from './render-card';
import { type Need, type Outcome, Rendering, type ShownCard } from './rendering';

/** Maximum number of renderings. Each one may request data that the previous one could not. */
const MAX_RENDERINGS = 8;

/** Data source of a card. */
interface Source {
  manifest: Manifest;
  load(request: RowsRequest): Promise<RowsResponse | LoadFailure>;
}

/** A card rendered with all its data. */
interface SettledCard {
  shown: ShownCard;
  /** Editions of all rows used by the card. */
  editions: readonly Edition[];
}

/**
 * Renders a card repeatedly, loading the missing data after each rendering, until none is missing.
 */
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
  throw new Error(`<${declaration.tag}> still needs data after ${MAX_RENDERINGS} renderings.`);
}

const outcomeOf = async (need: Need, load: Source['load']): Promise<Outcome> =>
  'rows' in need ? load(need.rows) : { value: await need.load() };

function editionsOf(known: ReadonlyMap<string, Outcome>): Edition[] {
  const used = [...known.values()].flatMap((outcome) =>
    'editions' in outcome ? outcome.editions : [],
  );
  return [...new Map(used.map((edition) => [edition.versao, edition])).values()];
}
