import { stateMap } from '@observatorio/charts/state-map';
import type { PayRow } from '@observatorio/contract';
import { cityPay, type PayMeasure, statePay } from '@observatorio/language';
import type { CardContext } from '../model/card';
import {
  filtersOfBrazil,
  MAP_EXTRA_HEIGHT,
  markedStates,
  municipalityControls,
  sentenceInPlaces,
  stateControls,
} from './map-card';
import { paidSentence, payOf, payTexts, payValues } from './pay-rows';
import { drawPay, type PayVariantOptions, paySummary, payVariant } from './pay-variant';

/** Draws a map of pay; hatches the places where it is withheld. */
const payMap = (
  measure: PayMeasure,
  rows: readonly PayRow[],
  selected: readonly string[],
  uf?: string,
) => {
  const places = rows.filter(({ key }) => key !== null);
  const known = places.filter((row) => payOf(row, measure) !== null);
  return stateMap({
    rows: payValues(known, measure),
    selected,
    uf,
    texts: payTexts(known, measure),
    digits: 3,
    gaps: places.flatMap((row) =>
      payOf(row, measure) === null
        ? [
            {
              key: row.key ?? '',
              isWithheld: row.count > 0,
              sentence: paidSentence(row, measure),
            },
          ]
        : [],
    ),
  });
};

type PlaceOptions = Pick<PayVariantOptions, 'controls' | 'failure' | 'filtersOf' | 'measure'>;

/** Variant with a map of the pay by state, which selects one. */
export const payByState = (options: PlaceOptions) =>
  payVariant({
    ...options,
    by: 'uf',
    selects: 'uf',
    title: 'por estado',
    category: 'Estado',
    naming: statePay,
    extraHeight: MAP_EXTRA_HEIGHT,
    draw: (rows, context) =>
      drawPay<PayRow>(options.measure, (shown, selected) => ({
        kind: 'chart',
        chart: payMap(options.measure, shown, markedStates(shown, selected, context.filters)),
      }))(rows, context),
  });

/** Variant with a map of the pay of all states, whatever place the reader chose. */
export const payOfBrazil = (measure: PayMeasure) => {
  const states = payByState({ measure, filtersOf: filtersOfBrazil, controls: stateControls });
  const summarize = paySummary<PayRow>(measure, statePay);
  return {
    ...states,
    summarize: (
      rows: readonly PayRow[],
      selected: readonly string[],
      unit: CardContext['unit'],
      context: CardContext<any>,
    ) =>
      sentenceInPlaces(rows, context.filters, (inPlaces) =>
        summarize(inPlaces, [], unit, context),
      ) ?? summarize(rows, selected, unit, context),
  };
};

/** Variant with a map of the pay by municipality of a state. */
export const payByMunicipality = (measure: PayMeasure, uf: string) =>
  payVariant({
    measure,
    by: 'municipio',
    selects: 'municipio',
    title: 'por município',
    category: 'Cidade',
    naming: cityPay,
    extraHeight: MAP_EXTRA_HEIGHT,
    controls: municipalityControls,
    draw: drawPay<PayRow>(measure, (rows, selected) => ({
      kind: 'chart',
      chart: payMap(measure, rows, selected, uf),
    })),
  });
