import { placeFilters } from '@observatorio/bus';
import { StateMap } from '@observatorio/charts/state-map';
import type { CountRow, Dataset, Filters } from '@observatorio/contract';
import {
  citiesSentence,
  placeSentence,
  regionOfState,
  regionSentence,
  type Unit,
} from '@observatorio/domain';
import { useMemo, useState } from 'react';
import type { Area } from '../base/area';
import type { CommonProps, Declaration, TagName } from '../base/declaration';
import { chartReserve } from '../base/reserve';
import { type Card, useCard } from '../data/use-card';
import { type Rows, useRows } from '../data/use-rows';
import { byCount } from './arrange';
import { BackButton } from './back-button';
import { type CardTerm, DataCard } from './data-card';
import { ownDataCard } from './own-data-card';
import { resolveTitle, type Title } from './title';

/** Combined height of the line above the map and the legend below it, in px. */
const extraHeight = 48;

interface MapCardOptions<Tag extends TagName, Filter extends string> {
  tag: Tag;
  /** Titles of the map by state and by municipality. */
  title: { byState: Title; byMunicipality: Title };
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter | 'uf'>;
  byState: Dataset<CountRow, any>;
  byMunicipality: Dataset<CountRow, any>;
  term: CardTerm;
}

/** Rows of a map: states, or the municipalities of the state `uf`. */
interface MapView {
  data: Rows<CountRow>;
  uf: string | undefined;
}

/**
 * Returns the requested view once it has rows. Until then, returns the last view that had rows,
 * with the requested view's loading or error state.
 */
function useLastView(wanted: MapView): MapView {
  const [last, setLast] = useState<MapView>();
  const { resource } = wanted.data;
  if (resource.status === 'ready' && last?.data.resource !== resource) setLast(wanted);
  const shown = resource.status === 'ready' ? wanted : last;
  if (!shown || shown.data.resource === resource) return wanted;
  const { rows, page, filters } = shown.data.resource;
  if (resource.status === 'idle' || resource.status === 'ready') return wanted;
  return {
    uf: shown.uf,
    data: {
      ...wanted.data,
      shown: shown.data.shown,
      resource: { ...resource, rows, page, filters },
    },
  };
}

/** The card's filters without user-selected places, so that all states keep their rows. */
function useFiltersOfBrazil({ filters, fixed }: Card): Filters {
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(filters).filter(([name]) => name in fixed || !placeFilters.includes(name)),
      ),
    [filters, fixed],
  );
}

/** Codes of the rows' states that belong to the selected regions. */
const statesOfRegions = (rows: readonly CountRow[], { regiao = [] }: Filters): string[] =>
  rows.flatMap(({ key }) => (key && regiao.includes(regionOfState(key)) ? [key] : []));

/**
 * Summary of a map. Compares the states of the selected regions if no state is selected, and
 * compares nothing if the counts cover only selected municipalities.
 */
const sentenceOf =
  ({ uf = [], regiao = [], municipio = [] }: Filters) =>
  (rows: readonly CountRow[], selected: readonly string[], unit: Unit): string => {
    if (municipio.length > 0) return citiesSentence(rows, municipio.length, unit);
    return regiao.length > 0 && uf.length === 0
      ? regionSentence(rows, regiao, unit)
      : placeSentence(rows, selected, unit);
  };

/** Declares a map of Brazil by state; selecting a single state shows its municipalities. */
export function mapCard<Tag extends TagName, Filter extends string>({
  tag,
  title,
  description,
  area,
  byState,
  byMunicipality,
  term,
}: MapCardOptions<Tag, Filter>): Declaration<Tag, Filter | 'uf'> {
  function ApiCard(props: CommonProps) {
    const card = useCard(area, props);
    const [uf, ...others] = card.filters.uf ?? [];
    const isZoomed = uf !== undefined && others.length === 0;
    const filters = useFiltersOfBrazil(card);
    const states = useRows(card, byState, { filters, enabled: !isZoomed });
    // Keeps the other municipalities on the map when one is selected.
    const cities = useRows(card, byMunicipality, { ignores: 'municipio', enabled: isZoomed });
    const data = isZoomed ? cities : states;
    const view = useLastView({ data, uf: isZoomed ? uf : undefined });
    const shown = view.data.shown ?? card.filters;
    return (
      <DataCard
        title={resolveTitle(view.uf ? title.byMunicipality : title.byState, shown)}
        card={card}
        columns={(view.uf ? byMunicipality : byState).columns}
        data={view.data}
        filter={view.uf ? 'municipio' : 'uf'}
        arrange={byCount}
        summarize={view.uf ? placeSentence : sentenceOf(shown)}
        term={term}
        extraHeight={extraHeight}
        toolbar={
          'uf' in card.fixed ? null : isZoomed ? (
            <BackButton onClick={() => card.clear('uf')}>Voltar ao Brasil</BackButton>
          ) : (
            <p className="hint">Escolha um estado no mapa ou na tabela para ver as cidades.</p>
          )
        }
      >
        {(rows, chart) => (
          <StateMap
            rows={rows}
            uf={view.uf}
            {...chart}
            selected={
              chart.selected.length > 0 || view.uf
                ? chart.selected
                : statesOfRegions(rows, card.filters)
            }
          />
        )}
      </DataCard>
    );
  }
  return {
    tag,
    title: resolveTitle(title.byState),
    description,
    area,
    selects: 'uf',
    reserve: chartReserve(extraHeight),
    ...ownDataCard({
      title: resolveTitle(title.byState),
      area,
      columns: byState.columns,
      isMap: true,
      heights: { extraHeight, narrowExtraHeight: undefined },
      chart: StateMap,
      ApiCard,
    }),
  };
}
