import { type PayMeasure, payMeasureNames } from '@observatorio/language';
import { codeList } from './common-filters';
import type { FilterDefinition, Filters } from './filter';

/** Name of the filter that selects the measure. */
export const MEASURE = 'medida';

/** Code of the links per thousand inhabitants. */
export const PER_THOUSAND = 'por-mil';

/** Measures that cards show for each category. */
export const linkMeasures = [
  { code: 'vinculos', label: 'Vínculos' },
  { code: 'media', label: payMeasureNames.media },
  { code: 'mediana', label: payMeasureNames.mediana },
] as const;

const perThousand = { code: PER_THOUSAND, label: 'Vínculos por mil habitantes' };

const measureFilter = (list: Parameters<typeof codeList>[3]): FilterDefinition<typeof MEASURE> => ({
  ...codeList('link-measure', MEASURE, 'Medida', list),
  single: 'uma medida só',
});

/** Selects what cards show for each category. Not a filter of any dataset. */
export const linkMeasure = measureFilter(linkMeasures);

/** Like `linkMeasure`, with the additional measure of maps. */
export const mapMeasure = measureFilter([...linkMeasures, perThousand]);

/** Returns the selected measure of pay; undefined if links are counted. */
export function payMeasureOf({ medida }: Filters): PayMeasure | undefined {
  const code = medida?.[0];
  return code === 'media' || code === 'mediana' ? code : undefined;
}
