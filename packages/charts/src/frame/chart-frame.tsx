import { Chart, type ChartComponentLike, type ChartType, Tooltip } from 'chart.js';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Chart as Canvas } from 'react-chartjs-2';
import { flushSync } from 'react-dom';
import { rememberLegend } from './canvas-legend';
import { ChartLegend } from './chart-legend';
import { type ChartProps, isSelectable } from './chart-props';
import type { ChartSpec, RenderTarget } from './chart-spec';
import { type ChartTheme, readChartTheme } from './chart-theme';
import { unzoom } from './page-zoom';
import type { Measure } from './text-fit';
import { canvasFont, textMeasure } from './text-measure';
import { type BoxSize, useBoxSize } from './use-box-size';
import { useChartTheme } from './use-chart-theme';
import { useDrawQueue } from './use-draw-queue';
import { usePrint } from './use-print';

/** Props of the frame around a chart. */
export interface ChartFrameProps<Type extends ChartType>
  extends Pick<ChartProps<unknown>, 'label' | 'onSelect' | 'height' | 'themeKey'> {
  /** Chart.js controllers, elements, scales and plugins used by this chart. */
  parts: readonly ChartComponentLike[];
  /**
   * Minimum height, in pixels; above the standard chart height, it makes the card grow. Default: 0.
   */
  minHeight?: number;
  /** Lays out the chart. Memoise it: a new function triggers a redraw. */
  build: (target: RenderTarget) => ChartSpec<Type>;
}

const measureIn = ({ fontFamily }: ChartTheme): Measure => textMeasure(canvasFont(fontFamily));

/** Charts with a minimum height up to this, in pixels, keep the standard height. */
const MAX_FIXED = 320;

/** Canvas pixels per CSS pixel in print. */
const PRINT_RATIO = 2;

/** Redraws a chart at another size, synchronously. */
function redraw<Type extends ChartType>(
  chart: Chart<Type>,
  { data, options }: ChartSpec<Type>,
  { width, height }: BoxSize,
): void {
  chart.data = data;
  chart.options = options;
  chart.resize(width, height);
  chart.update('none');
}

/**
 * Owns a canvas: waits for its size, draws the chart, redraws it when `build`, the theme or the
 * size changes, reports clicks, and destroys the chart on unmount.
 */
export function ChartFrame<Type extends ChartType>({
  parts,
  build,
  label,
  onSelect,
  height,
  minHeight = 0,
  themeKey,
}: ChartFrameProps<Type>) {
  // Registers on mount rather than on import, so that bundlers can drop the parts of unused charts.
  useState(() => Chart.register(Tooltip, ...parts));
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart<Type>>(null);
  const size = useBoxSize(box);
  const theme = useChartTheme(box, themeKey);
  const turn = useDrawQueue(box);
  const spec = useMemo(
    () =>
      turn && size && theme ? build({ ...size, theme, measure: measureIn(theme) }) : undefined,
    [build, size, theme, turn],
  );

  const [prints, setPrints] = useState(0);
  const [paperLegend, setPaperLegend] = useState<ChartSpec<Type>['legend']>();
  const legend = paperLegend ?? spec?.legend;
  usePrint(
    () => {
      if (!box.current || !chart.current || !spec) return;
      const { width, height: high } = box.current.getBoundingClientRect();
      const paper = readChartTheme(box.current);
      const on = (sheet: BoxSize) =>
        build({ ...sheet, theme: paper, measure: measureIn(paper), ratio: PRINT_RATIO });
      if (width === 0) return;
      const printed = on({ width, height: high });
      // A chart cannot change its type, and the type may depend on the width.
      const kept = printed.type === spec.type || !size ? printed : on(size);
      redraw(chart.current, kept, { width, height: high });
      // Synchronous because the browser captures the print layout right afterwards.
      flushSync(() => setPaperLegend(kept.legend));
    },
    () => {
      setPrints((count) => count + 1);
      setPaperLegend(undefined);
    },
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

  const isTall = minHeight > MAX_FIXED;
  return (
    <div className={isTall ? 'obs-chart tall' : 'obs-chart'} part="chart">
      <div
        ref={box}
        className="obs-chart-box"
        style={{
          position: 'relative',
          height: height ?? 'var(--obs-chart-height, 320px)',
          ...(isTall && { minHeight }),
        }}
        onClickCapture={unzoom}
        onMouseMoveCapture={unzoom}
      >
        {spec && (
          <Canvas
            // Remounts the chart when its type changes and after printing.
            key={`${spec.type} ${prints}`}
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
      {legend && <ChartLegend entries={legend} />}
    </div>
  );
}
