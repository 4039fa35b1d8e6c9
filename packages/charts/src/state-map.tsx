import { type CountRow, LINKS, states } from '@observatorio/domain';
import { Interaction } from 'chart.js';
import { ChoroplethController, ColorScale, GeoFeature, ProjectionScale } from 'chartjs-chart-geo';
import { useCallback, useState } from 'react';
import { ChartFrame } from './frame/chart-frame';
import type { ChartProps } from './frame/chart-props';
import type { RenderTarget } from './frame/chart-spec';
import { useSameList } from './frame/use-same-list';
import { mapData } from './map-data';
import { mapSpec } from './map-spec';
import { placeMode } from './maps/small-shapes';
import { useShapes } from './maps/use-shapes';

export interface StateMapProps extends ChartProps<CountRow> {
  /** IBGE code of a state, to show its municipalities. Default: the 27 states. */
  uf?: string | undefined;
}

const parts = [ChoroplethController, GeoFeature, ColorScale, ProjectionScale];

/** Draws counts by state, or by municipality of one state, in five classes of equal size. */
export function StateMap({ rows, selected, unit = LINKS, uf, onSelect, ...frame }: StateMapProps) {
  // Registers on mount, as `ChartFrame` does with the parts.
  useState(() => Object.assign(Interaction.modes, { place: placeMode }));
  const chosen = useSameList(selected);
  const { shapes, failed } = useShapes(uf);
  const build = useCallback(
    (target: RenderTarget) => {
      const data = mapData(shapes, rows, { shades: target.theme.classes.length, chosen });
      const stateAbbr = states.find(({ code }) => code === uf)?.abbr;
      return mapSpec(target, { data, chosen, unit, stateAbbr });
    },
    [rows, chosen, unit, shapes, uf],
  );
  // The map of one place stays until the shapes of the next one are there.
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
      // Codes of the place before mean nothing to the card.
      onSelect={isLoading ? undefined : onSelect}
    />
  );
}
