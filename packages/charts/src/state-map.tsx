import { type CountRow, LINKS } from '@observatorio/domain';
import { ChoroplethController, ColorScale, GeoFeature, ProjectionScale } from 'chartjs-chart-geo';
import { useCallback } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { useSameList } from './frame/use-same-list';
import { mapData } from './map-data';
import { mapSpec } from './map-spec';
import { useShapes } from './maps/use-shapes';

export interface StateMapProps extends ChartProps<CountRow> {
  /** IBGE code of a state, to show its municipalities. Default: the 27 states. */
  uf?: string | undefined;
}

const parts = [ChoroplethController, GeoFeature, ColorScale, ProjectionScale];

/** Draws counts by state, or by municipality of one state, in five classes of equal size. */
export function StateMap({ rows, selected, unit = LINKS, uf, ...frame }: StateMapProps) {
  const chosen = useSameList(selected);
  const { shapes, failed } = useShapes(uf);
  const build = useCallback(
    (target: RenderTarget) => {
      const data = mapData(shapes, rows, target.theme.classes.length);
      return mapSpec(target, { data, chosen, unit });
    },
    [rows, chosen, unit, shapes],
  );
  if (failed) {
    return (
      <output className="obs-chart-notice">
        Não foi possível carregar o mapa. Os números estão na tabela.
      </output>
    );
  }
  return <ChartFrame parts={parts} build={build} {...frame} />;
}
