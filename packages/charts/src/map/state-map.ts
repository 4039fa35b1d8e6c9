import { type CountRow, states } from '@observatorio/domain';
import { LINKS } from '@observatorio/language';
import { ChoroplethController, ColorScale, GeoFeature, ProjectionScale } from 'chartjs-chart-geo';
import { loaderOf, shapesIn } from '../maps/known-shapes';
import type { CategoryOptions, Chart } from '../specs/chart';
import type { ValueTexts } from '../specs/value-text';
import { type MapGap, mapData } from './map-data';
import { mapSpec } from './map-spec';

export interface StateMapOptions extends CategoryOptions<CountRow> {
  /** IBGE code of the state whose municipalities are shown. Default: the 27 states. */
  uf?: string | undefined;
  /** Height, in pixels. Default: the standard chart height. */
  height?: number | undefined;
  /** Formats of values that are not counts. Default: counts with their shares. */
  texts?: ValueTexts | undefined;
  /** Significant digits of the bounds of the classes. Default: 2. */
  digits?: number | undefined;
  /** Places without a value for a known reason. Default: none. */
  gaps?: readonly MapGap[] | undefined;
}

const parts = [ChoroplethController, GeoFeature, ColorScale, ProjectionScale];

/** Counts by state, or by municipality of one state, in up to five similar-sized classes. */
export const stateMap = ({
  rows,
  selected: chosen = [],
  unit = LINKS,
  uf,
  height,
  texts,
  digits,
  gaps,
}: StateMapOptions): Chart<'choropleth'> => ({
  parts,
  height,
  ...(uf !== undefined && { load: loaderOf(uf) }),
  build: (target) => {
    const data = mapData(shapesIn(uf), rows, {
      shades: target.theme.classes.length,
      chosen,
      ...(gaps && { gaps }),
      format: texts?.tick,
      digits,
    });
    const stateAbbr = states.find(({ code }) => code === uf)?.abbr;
    return mapSpec(target, { data, chosen, unit, stateAbbr, texts });
  },
});
