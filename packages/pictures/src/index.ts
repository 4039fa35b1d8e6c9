import {
  type AnyDataset,
  areas,
  type Manifest,
  type PicturePlan,
  type PictureRequest,
  type Pictures,
  parseFilters,
  type RowsRequest,
} from '@observatorio/contract';
import { type Declaration, neededFilters } from '@observatorio/widgets';
import { cards } from './render-card';
import type { ShownCard } from './rendering';
import { firstRendering, settleCard } from './settle-card';
import { writePng } from './write-png';
import { writeSvg } from './write-svg';

const datasets = new Map(
  Object.values(areas).flatMap((area) =>
    Object.values<AnyDataset>(area).map((dataset) => [dataset.path, dataset] as const),
  ),
);

/** The endpoint and the filters in the address of a CSV file. */
function csvRequest(address: string | undefined): RowsRequest | undefined {
  const { pathname, searchParams } = new URL(address ?? '', 'http://server');
  const dataset = datasets.get(pathname);
  searchParams.delete('formato');
  return (
    dataset && {
      path: pathname,
      filters: parseFilters(dataset.filters, Object.fromEntries(searchParams)),
    }
  );
}

const declared = (tag: string): Declaration => {
  const declaration = cards.get(tag);
  if (!declaration) throw new RangeError(`There is no card <${tag}>.`);
  return declaration;
};

const plan = (request: PictureRequest, manifest: Manifest): PicturePlan => {
  const declaration = declared(request.tag);
  const { requiredFilter, filters } = declaration.area;
  const { shown, needs } = firstRendering(declaration, request, manifest);
  return {
    requests: needs.flatMap((need) => ('rows' in need ? [need.rows] : [])),
    missing: shown.isIdle ? filters.find(({ name }) => name === requiredFilter?.filter) : undefined,
    hasChart: shown.texts !== undefined,
    csv: csvRequest(shown.csv),
  };
};

const noData: Manifest = { conjuntos: [], indisponiveis: [], limiteSigilo: 0 };

/** Whether a card has a chart and a table, under filters with which it shows something. */
function abilitiesOf(declaration: Declaration): Pick<PicturePlan, 'hasChart' | 'csv'> {
  const request = { filters: neededFilters(declaration), theme: 'light', width: 720 } as const;
  try {
    return plan({ tag: declaration.tag, ...request }, noData);
  } catch {
    // Panels that only a browser can render have no chart of their own.
    return { hasChart: false };
  }
}

function tagsByAbility(): Pictures['tags'] {
  const all = [...cards.values()].map((declaration) => ({
    tag: declaration.tag,
    ...abilitiesOf(declaration),
  }));
  return {
    chart: all.filter(({ hasChart }) => hasChart).map(({ tag }) => tag),
    csv: all.filter(({ csv }) => csv).map(({ tag }) => tag),
  };
}

/** The title of a picture, and the rest of its words. */
function wordsOf({ texts, frame, message }: ShownCard): { title: string; description: string } {
  const { title, summary, unit, filters, source, badge } = texts ?? {
    ...frame,
    title: frame?.title ?? '',
    unit: '',
    filters: [],
    source: '',
    badge: '',
  };
  const parts = [
    summary,
    message && `${message.title}. ${message.text}`,
    unit && `Unidade: ${unit}. Filtros: ${filters.join('; ') || 'nenhum'}.`,
    source && `${source}.`,
    badge && `${badge}.`,
  ];
  return { title, description: parts.filter(Boolean).join(' ') };
}

/** Draws the cards of the catalogue on the server, with the components of the browser. */
export const pictures: Pictures = {
  tags: tagsByAbility(),
  filtersOf: (tag) => cards.get(tag)?.area.filters,
  plan,
  async draw(request, source, { format, scale }) {
    const declaration = declared(request.tag);
    const { shown, editions } = await settleCard(declaration, request, source);
    if (shown.failure) throw shown.failure.error;
    const words = wordsOf(shown);
    const body =
      format === 'png'
        ? await writePng(declaration, shown, request, scale)
        : writeSvg(declaration, shown, request, words);
    return { body, editions, alternative: `${words.title}. ${words.description}` };
  },
};
