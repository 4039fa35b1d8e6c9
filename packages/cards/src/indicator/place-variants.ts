import type { Chart } from '@observatorio/charts/specs';
import { type IndicatorValue, indicator } from '@observatorio/contract';
import { type CountRow, NOT_INFORMED } from '@observatorio/domain';
import { formatValue, placeValuesSentence } from '@observatorio/language';
import { type CardContext, type Variant, variant } from '../model/card';
import {
  filtersOfBrazil,
  markedStates,
  municipalityControls,
  stateControls,
  zoomedState,
} from '../shared/map-card';
import { type DescribedParts, describedIn, describedParts, formatIn, namedBy } from './described';

/** A place with its value as a table shows it. */
export type ShownValue = IndicatorValue & { text: string };

/** The places with a value, for a chart. */
export const knownValues = (rows: readonly ShownValue[]): CountRow[] =>
  rows.flatMap(({ key, label, value }) => (value === null ? [] : [{ key, label, count: value }]));

/** Draws places with their values; `uf` is the state of municipalities. */
export type DrawPlaces = (
  rows: readonly ShownValue[],
  context: CardContext<DescribedParts>,
  uf?: string,
) => Chart;

interface PlaceVariantsOptions {
  draw: DrawPlaces;
  extraHeight?: number;
  /** End of the titles. Default: nothing. */
  manner?: string;
}

/** Message of a table that has values of municipalities only. */
const noStates = {
  title: 'Não informado por estado.',
  text: 'Escolha um estado para ver os municípios.',
};

const BY_STATE = ' por estado';
const BY_MUNICIPALITY = ' por município';

/** Title of a card of the states, without the indicator. */
export const placesTitle = (manner = ''): string => `Indicador${BY_STATE}${manner}`;

/** Returns the variants of a card of the states, and of the municipalities of a chosen one. */
export function placeVariants({ draw, extraHeight, manner = '' }: PlaceVariantsOptions) {
  const shared = {
    rows: indicator.values,
    parts: describedParts,
    extraHeight,
    complete: (
      rows: readonly IndicatorValue[],
      parts: CardContext<DescribedParts>['parts'],
    ): ShownValue[] =>
      rows.map((row) => ({
        ...row,
        text: row.value === null ? NOT_INFORMED : formatValue(row.value, formatIn(parts)),
      })),
    arrange: (rows: readonly any[]) =>
      (rows as readonly ShownValue[]).toSorted(
        (a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY),
      ),
    summarize: (
      rows: readonly ShownValue[],
      selected: readonly string[],
      _unit: unknown,
      { parts }: CardContext<DescribedParts>,
    ) => {
      const about = describedIn(parts);
      const [{ year } = { year: 0 }] = rows;
      return about ? placeValuesSentence(rows, selected, { ...about, year }) : '';
    },
  };
  const columnsOf = (place: string) =>
    [
      { key: 'label', label: place, kind: 'category' },
      { key: 'text', label: 'Valor', kind: 'value' },
    ] as const;
  const byState: Variant<'chart'> = variant<IndicatorValue, ShownValue, DescribedParts>({
    ...shared,
    title: placesTitle(manner),
    named: namedBy(`${BY_STATE}${manner}`),
    selects: 'uf',
    filtersOf: filtersOfBrazil,
    columns: columnsOf('Estado'),
    controls: stateControls,
    draw: (rows, context) =>
      rows.every(({ value }) => value === null)
        ? { kind: 'message', message: noStates }
        : {
            kind: 'chart',
            chart: draw(rows, {
              ...context,
              selected: markedStates(rows, context.selected, context.filters),
            }),
          },
  });
  const byMunicipality = (uf: string): Variant<'chart'> =>
    variant<IndicatorValue, ShownValue, DescribedParts>({
      ...shared,
      title: `Indicador${BY_MUNICIPALITY}${manner}`,
      named: namedBy(`${BY_MUNICIPALITY}${manner}`),
      selects: 'municipio',
      columns: columnsOf('Município'),
      isEmpty: (rows) => rows.every(({ value }) => value === null),
      controls: municipalityControls,
      draw: (rows, context) => ({ kind: 'chart', chart: draw(rows, context, uf) }),
    });
  return (query: Parameters<typeof zoomedState>[0]): Variant<'chart'> => {
    const uf = zoomedState(query);
    return uf === undefined ? byState : byMunicipality(uf);
  };
}
