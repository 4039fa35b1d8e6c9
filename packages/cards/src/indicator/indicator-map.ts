import { stateMap } from '@observatorio/charts/state-map';
import { indicatorArea } from '@observatorio/contract';
import { variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';
import { MAP_EXTRA_HEIGHT } from '../shared/map-card';
import { valueTexts } from './described';
import { knownValues, placesTitle, valueVariants } from './value-variants';

/** Map of an indicator: of the states, or of the municipalities of one. */
export const indicatorMap = variantCard({
  tag: 'indicator-map',
  title: placesTitle(),
  description:
    'Mapa de um indicador por estado, ou por município de um estado; os lugares sem dados ficam hachurados.',
  area: indicatorArea,
  selects: 'uf' as const,
  reserve: chartReserve(MAP_EXTRA_HEIGHT),
  variantOf: valueVariants({
    extraHeight: MAP_EXTRA_HEIGHT,
    draw: (rows, { selected, parts }, uf) =>
      stateMap({ rows: knownValues(rows), selected, uf, texts: valueTexts(parts), digits: 3 }),
  }),
});
