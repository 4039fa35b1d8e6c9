import { omitted } from '../kit/common-filters';
import type { Dataset } from '../kit/dataset';
import { densityFields } from '../kit/density';
import type { FilterDefinition } from '../kit/filter';
import { labelledOptions, type OptionsWire } from '../kit/labelled-options';
import type { FilterOption } from '../kit/options';
import {
  integer,
  listOf,
  numberOrNull,
  type RowIn,
  text,
  textOrNull,
  withColumnKind,
  wordFor,
} from '../kit/record';
import { placeFilterDefinitions } from './place-filters';

/* The datasets that elements request; a bundle with them does not contain the others. */

/** Path of the area's endpoints. */
export const placesPath = '/api/v1/lugares';

/** Defaults of the area's endpoints. */
export const ofPlace = {
  source: () => 'rais' as const,
  filters: placeFilterDefinitions as readonly FilterDefinition[],
  failure: "Can't find place data",
};

/** Filters whose options are sent as labels by code. */
export const labelledPlaceFilters = placeFilterDefinitions
  .map(({ name }) => name)
  .filter((name) => name !== 'ano');

/** Values of the filters. */
export const placeFilterOptions: Dataset<FilterOption, OptionsWire> = {
  ...ofPlace,
  ...labelledOptions(labelledPlaceFilters),
  id: 'place.options',
  filters: [...placeFilterDefinitions, omitted('municipio')],
  path: `${placesPath}/filtros`,
  failure: "Can't find place filters",
};

export const figure = <Name extends string>(name: Name, label: string) =>
  withColumnKind(numberOrNull(name, label), 'figure');
export const share = <Name extends string>(name: Name, label: string) =>
  withColumnKind(numberOrNull(name, label), 'share');

export const medianPay = numberOrNull('remuneracaoMediana', 'Remuneração mediana');

/** Which place a row of the summary is about; `coverage` if the edition lacks some states. */
const summaryKeys = {
  place: 'lugar',
  state: 'estado',
  country: 'pais',
  coverage: 'cobertura',
} as const;

const summaries = listOf({
  key: wordFor('comparacao', summaryKeys),
  /** IBGE code; null for the country. */
  code: textOrNull('codigo', 'Código'),
  label: text('nome', 'Lugar'),
  /** Part of a region that has data, such as `só Acre`; null for a place with all of them. */
  coverage: textOrNull('cobertura', 'Cobertura'),
  links: integer('vinculos', 'Vínculos'),
  /** Links whose pay is outside 0.3–150 minimum wages or unknown. Excluded from the pay figures. */
  unclassified: integer('naoClassificados', 'Remuneração não classificada'),
  ...densityFields,
  /** Pay in reais; null when withheld. */
  meanPay: numberOrNull('remuneracaoMedia', 'Remuneração média'),
  medianPay,
  /** Share of women in all links; null if no link has a known sex. */
  womenShare: share('parteMulheres', 'Participação das mulheres'),
});

/** Figures of a place, of its state and of the country. */
export const placeFigures = {
  ...ofPlace,
  ...summaries,
  id: 'place.summary',
  path: `${placesPath}/resumo`,
};

/** Figures of a place, of its state or of the country. */
export type PlaceSummaryRow = RowIn<typeof summaries.fields>;
