import {
  comparedFilters,
  comparedKind,
  coversAnyPlace,
  hasConstantPrices,
  type LabourTrendRow,
  type PayDimension,
} from '@observatorio/contract';
import { placeName } from '../query/compared';
import { yearFacts } from '../query/source';
import { fewForBands } from './few-for-bands';
import type { LabourContext, LabourTally, YearFigures } from './labour-context';

/** Links and pay of one series. */
type SeriesRow = Pick<LabourTrendRow, 'key' | 'label'> & YearFigures;

/** What a year's rows are computed from. */
interface Readers {
  /** Returns the figures of a selection. */
  read(selection: LabourTally): Promise<YearFigures>;
  /** Returns the rows of a dimension. */
  split(by: PayDimension): Promise<readonly SeriesRow[]>;
}

/** Returns a year's rows of the series that the filters ask for. */
export async function trendRows(
  context: LabourContext,
  readers: Readers,
): Promise<LabourTrendRow[]> {
  const { filters, edition, prices } = context;
  const rows = await seriesRows(context, readers);
  const isConstant = hasConstantPrices(filters);
  const { baseRemuneracao: basis = 'dezembro' } = edition;
  const factor = isConstant ? prices.factor(edition.ano, basis) : 1;
  return rows.map(({ key, label, count, meanPay, medianPay }) => ({
    year: edition.ano,
    key,
    label,
    count,
    meanPay: priced(meanPay, factor),
    medianPay: priced(medianPay, factor),
    pricesOf: isConstant ? prices.base : null,
    payBasis: edition.naoInformados?.includes('remuneracao') ? null : basis,
    ...yearFacts(edition),
  }));
}

async function seriesRows(
  context: LabourContext,
  { read, split }: Readers,
): Promise<readonly SeriesRow[]> {
  const { por: [by] = [], compara } = context.filters;
  if (by) return split(by as PayDimension);
  if (!compara) return [{ key: 'total', label: 'Total', ...(await read(context)) }];
  const compared = compara.map(async (code) => {
    const selected = comparedFilters(context.filters, code);
    if (!coversAnyPlace(context.edition, selected)) return [];
    const selection = await context.under(selected);
    return selection
      ? [{ key: code, label: nameOf(context, code), ...(await read(selection)) }]
      : [];
  });
  const rows = (await Promise.all(compared)).flat();
  // A year covers one of the compared places, so that only too few links leave it without rows.
  if (rows.length === 0) throw fewForBands(context.filters, context.smallCell);
  return rows;
}

const nameOf = (context: LabourContext, code: string): string =>
  comparedKind(code) === 'occupation'
    ? context.titles.of(code)
    : placeName(code, context.filters.compara ?? [], context.places);

/** Multiplies an amount in reais, rounded to centavos; null without a factor. */
const priced = (amount: number | null, factor: number | undefined): number | null =>
  amount === null || factor === undefined ? null : Math.round(amount * factor * 100) / 100;
