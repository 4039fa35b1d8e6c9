import { type CountRow, course, courseArea, without } from '@observatorio/contract';
import { placeSentence } from '@observatorio/language';
import { map } from '../drawings/map';
import { byCount } from '../model/arrange';
import { variant, variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';

const title = 'Onde há ofertas';

const rows = course.offersByState;

const shared = { title, rows, selects: 'uf', arrange: byCount<CountRow>, draw: map } as const;

/** Counts the offers in the cities that the page itself fixes. */
const ofFixedCities = variant({ ...shared, summarize: placeSentence });

/** Keeps the other states on the map when a city is selected. */
const ofAllCities = variant({
  ...shared,
  filtersOf: ({ filters }) => without(filters, ['municipio']),
  summarize: (counts, selected, unit, { filters: { municipio = [] } }) => {
    const words = placeSentence(counts, selected, unit);
    if (municipio.length === 0) return words;
    const chosen = municipio.length === 1 ? 'a escolhida' : 'as escolhidas';
    return `${words} O mapa conta todas as cidades, e não só ${chosen}.`;
  },
});

/** Map of the offers by state. */
export const courseMap = variantCard({
  tag: 'course-map',
  title,
  description: 'Mapa das ofertas de cursos que os filtros acham, por estado.',
  area: courseArea,
  selects: 'uf' as const,
  reserve: chartReserve(),
  inlineRows: { columns: rows.columns, isMap: true, draw: map },
  variantOf: ({ fixed }) => ('municipio' in fixed ? ofFixedCities : ofAllCities),
});
