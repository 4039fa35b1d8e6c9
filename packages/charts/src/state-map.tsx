import { type CountRow, LINKS, states } from '@observatorio/domain';
import { Interaction } from 'chart.js';
import { ChoroplethController, ColorScale, GeoFeature, ProjectionScale } from 'chartjs-chart-geo';
import { useCallback, useState } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { useStableList } from './frame/use-stable-list';
import { mapData } from './map-data';
import { mapSpec } from './map-spec';
import { placeMode } from './maps/small-shapes';
import { useShapes } from './maps/use-shapes';

export interface StateMapProps extends ChartProps<CountRow> {
  /** IBGE code of the state whose municipalities are shown. Default: the 27 states. */
  uf?: string | undefined;
}

const parts = [ChoroplethController, GeoFeature, ColorScale, ProjectionScale];

/** Draws counts by state, or by municipality of one state, in up to five similar-sized classes. */
export function StateMap({ rows, selected, unit = LINKS, uf, onSelect, ...frame }: StateMapProps) {
  // Registered on mount, like the parts in `ChartFrame`.
  useState(() => Object.assign(Interaction.modes, { place: placeMode }));
  const chosen = useStableList(selected);
  const { shapes, failed } = useShapes(uf);
  const build = useCallback(
    (target: RenderTarget) => {
      const data = mapData(shapes, rows, { shades: target.theme.classes.length, chosen });
      const stateAbbr = states.find(({ code }) => code === uf)?.abbr;
      return mapSpec(target, { data, chosen, unit, stateAbbr });
    },
    [rows, chosen, unit, shapes, uf],
  );
  // Keeps the previous map until the shapes of the next one have loaded.
  const isLoading = shapes.length === 0 && !failed;
  const [last, setLast] = useState(() => build);
  if (!isLoading && last !== build) setLast(() => build);
  if (failed) {
    return (
      <output className="obs-chart-notice">
        Não foi possível carregar o mapa. Os números estão na tabela.
      </output>
    );
  }
  return (
    <ChartFrame
      parts={parts}
      build={isLoading ? last : build}
      {...frame}
      // The card no longer expects the codes of the previous map.
      onSelect={isLoading ? undefined : onSelect}
    />
  );
}
