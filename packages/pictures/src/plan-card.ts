import {
  type AnyDataset,
  areas,
  type Manifest,
  type PictureCard,
  type PicturePlan,
  type PictureRequest,
  parseFilters,
  type RowsRequest,
} from '@observatorio/contract';
import { type Declaration, neededFilters } from '@observatorio/widgets';
import { elements, renderCard } from './render-card';
import { Rendering, type ShownCard } from './rendering';

const datasets = new Map(
  Object.values(areas).flatMap((area) =>
    Object.values<AnyDataset>(area).map((dataset) => [dataset.path, dataset] as const),
  ),
);

/** Parses the endpoint and filters from the URL of the card's CSV file. */
function csvRequest({ csv }: ShownCard): RowsRequest | undefined {
  if (csv === undefined) return undefined;
  const { pathname: path, searchParams } = new URL(csv, 'http://server');
  const dataset = datasets.get(path);
  searchParams.delete('formato');
  const query = Object.fromEntries(searchParams);
  return dataset && { path, filters: parseFilters(dataset.filters, query) };
}

/** Renders a card without data. */
function firstRendering(declaration: Declaration, request: PictureRequest, manifest: Manifest) {
  const rendering = new Rendering(manifest, new Map());
  const shown = renderCard(declaration, request, rendering);
  return { shown, needs: [...rendering.missing.values()] };
}

/** Determines the data that a card would request. Throws a RangeError for an unknown card. */
export function planCard(request: PictureRequest, manifest: Manifest): PicturePlan {
  const declaration = elements.get(request.tag);
  if (!declaration) throw new RangeError(`Unknown card <${request.tag}>.`);
  const { shown, needs } = firstRendering(declaration, request, manifest);
  return {
    requests: needs.flatMap((need) => ('rows' in need ? [need.rows] : [])),
    missing: shown.isIdle ? declaration.area.requiredFilter?.filter : undefined,
    csv: csvRequest(shown),
  };
}

const noData: Manifest = { conjuntos: [], indisponiveis: [], limiteSigilo: 0 };

/** Returns whether a card has a chart and a CSV file when its required filters are set. */
function abilitiesOf(declaration: Declaration): Pick<PictureCard, 'hasChart' | 'hasCsv'> {
  const { tag, kind } = declaration;
  const none = { hasChart: false, hasCsv: false };
  if (kind === 'filters') return none;
  const filters = neededFilters(declaration);
  try {
    const request = { tag, filters, theme: 'light', width: 720 } as const;
    const { shown } = firstRendering(declaration, request, noData);
    return { hasChart: shown.texts !== undefined, hasCsv: shown.csv !== undefined };
  } catch {
    // Panels that require a browser cannot be drawn.
    return none;
  }
}

/** Returns all elements of the catalogue. */
export const listCards = (): PictureCard[] =>
  [...elements.values()].map((declaration) => ({
    tag: declaration.tag,
    area: declaration.area.family,
    filters: declaration.area.filters.map(({ name }) => name),
    ...abilitiesOf(declaration),
  }));
