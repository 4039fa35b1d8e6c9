import { Chart, type ChartComponentLike, type ChartType, Tooltip } from 'chart.js';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Chart as Canvas } from 'react-chartjs-2';
import { rememberLegend } from './canvas-legend';
import { ChartLegend } from './chart-legend';
import { type ChartProps, isSelectable } from './chart-props';
import type { ChartSpec, Look } from './chart-spec';
import { canvasFont, textMeasure } from './text-measure';
import { useBoxSize } from './use-box-size';
import { useChartTheme } from './use-chart-theme';
import { useTurn } from './use-turn';

interface ChartFrameProps<Type extends ChartType>
  extends Pick<ChartProps<unknown>, 'label' | 'onSelect' | 'height' | 'themeKey'> {
  /** The controllers, elements, scales and plugins of Chart.js that this chart is made of. */
  parts: readonly ChartComponentLike[];
  /** Lays the chart out. Memoise it: a new function draws the chart again. */
  build: (look: Look) => ChartSpec<Type>;
}

/**
 * The one owner of a canvas: it waits for a size, draws, redraws without animation when `build`,
 * the theme or the width changes, tells clicks, and destroys the chart at the end.
 */
export function ChartFrame<Type extends ChartType>({
  parts,
  build,
  label,
  onSelect,
  height,
  themeKey,
}: ChartFrameProps<Type>) {
  // On mount, not on import: a bundle holds only what its charts are made of.
  useState(() => Chart.register(Tooltip, ...parts));
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart<Type>>(null);
  const size = useBoxSize(box);
  const theme = useChartTheme(box, themeKey);
  const turn = useTurn();
  const spec = useMemo(
    () =>
      turn && size && theme
        ? build({ ...size, theme, measure: textMeasure(canvasFont(theme.fontFamily)) })
        : undefined,
    [build, size, theme, turn],
  );

  useEffect(() => {
    if (chart.current) rememberLegend(chart.current.canvas, spec?.legend ?? []);
  }, [spec]);

  const keyUnder = (event: MouseEvent) => {
    const key = chart.current && spec?.keyAt?.(chart.current, event.nativeEvent);
    return onSelect && isSelectable(key) ? key : undefined;
  };
  const handleClick = (event: MouseEvent) => {
    const key = keyUnder(event);
    if (key !== undefined) onSelect?.(key);
  };
  const handleMove = (event: MouseEvent<HTMLCanvasElement>) => {
    event.currentTarget.style.cursor = keyUnder(event) === undefined ? 'default' : 'pointer';
  };

  return (
    <div className="obs-chart" part="chart">
      <div
        ref={box}
        className="obs-chart-box"
        style={{ position: 'relative', height: height ?? 'var(--obs-chart-height, 320px)' }}
      >
        {spec && (
          <Canvas
            ref={chart}
            type={spec.type}
            data={spec.data}
            options={spec.options}
            plugins={spec.plugins ?? []}
            updateMode="none"
            aria-label={label}
            onClick={handleClick}
            onMouseMove={handleMove}
          />
        )}
      </div>
      {spec?.legend && <ChartLegend entries={spec.legend} />}
    </div>
  );
}
