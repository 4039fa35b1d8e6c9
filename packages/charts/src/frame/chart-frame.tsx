import { Chart as ChartJs, Tooltip } from 'chart.js';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Chart as Canvas } from 'react-chartjs-2';
import { flushSync } from 'react-dom';
import type { MeasureText } from '../canvas/text-fit';
import { canvasFont, textMeasure } from '../canvas/text-measure';
import { isSelectable } from '../specs/categories';
import type { Chart } from '../specs/chart';
import type { BoxSize, ChartSpec } from '../specs/chart-spec';
import type { ChartTheme } from '../specs/chart-theme';
import { rememberLegend } from './canvas-legend';
import { ChartLegend } from './chart-legend';
import { unzoom } from './page-zoom';
import { readChartTheme } from './read-chart-theme';
import { useBoxSize } from './use-box-size';
import { useChartTheme } from './use-chart-theme';
import { useDrawQueue } from './use-draw-queue';
import { useLoadedChart } from './use-loaded-chart';
import { usePrint } from './use-print';

export interface ChartFrameProps {
  /** Memoise it: a new object triggers a redraw. */
  chart: Chart;
  /** Accessible name: a few words describing the contents. */
  label: string;
  /** Called with the key of the clicked category, if any. */
  onSelect?: ((key: string) => void) | undefined;
  /** Height, in pixels. Default: the chart's. */
  height?: number | undefined;
  /** Key that changes whenever the theme does, so that the colours are read again. */
  themeKey?: string | undefined;
}

const measureIn = ({ fontFamily }: ChartTheme): MeasureText => textMeasure(canvasFont(fontFamily));

/** Charts with a minimum height up to this, in pixels, keep the standard height. */
const MAX_FIXED = 320;

/** Canvas pixels per CSS pixel in print. */
const PRINT_RATIO = 2;

const registered = new WeakSet<Chart['parts']>();

/** Registers on use rather than on import, so that bundlers can drop the parts of unused charts. */
function register(parts: Chart['parts']): void {
  if (registered.has(parts)) return;
  ChartJs.register(Tooltip, ...parts);
  registered.add(parts);
}

/** Redraws a chart at another size, synchronously. */
function redraw(
  chart: ChartJs,
  { data, options }: ChartSpec<any>,
  { width, height }: BoxSize,
): void {
  chart.data = data;
  chart.options = options;
  chart.resize(width, height);
  chart.update('none');
}

/** Draws a chart; keeps the previous one, without its clicks, until the next one has loaded. */
export function ChartFrame({ chart, onSelect, ...frame }: ChartFrameProps) {
  const { shown, isLoading, hasFailed } = useLoadedChart(chart);
  if (hasFailed) {
    return (
      <output className="obs-chart-notice">
        Não foi possível carregar o mapa. Os números estão na tabela.
      </output>
    );
  }
  const drawing = (
    <Drawing
      {...frame}
      chart={shown}
      // The card no longer expects the keys of the previous chart.
      onSelect={isLoading ? undefined : onSelect}
    />
  );
  return shown.isNoted ? <div className="obs-chart-noted">{drawing}</div> : drawing;
}

/**
 * Owns a canvas: waits for its size, draws the chart, redraws it when the chart, the theme or the
 * size changes, reports clicks, and destroys the chart on unmount.
 */
function Drawing({ chart, label, onSelect, height = chart.height, themeKey }: ChartFrameProps) {
  const { parts, minHeight = 0, narrowMinHeight = minHeight } = chart;
  register(parts);
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<ChartJs>(null);
  const size = useBoxSize(box);
  const theme = useChartTheme(box, themeKey);
  const turn = useDrawQueue(box);
  const spec = useMemo(
    () =>
      turn && size && theme
        ? chart.build({ ...size, theme, measure: measureIn(theme) })
        : undefined,
    [chart, size, theme, turn],
  );

  const [prints, setPrints] = useState(0);
  const [paperLegend, setPaperLegend] = useState<ChartSpec<any>['legend']>();
  const legend = paperLegend ?? spec?.legend;
  usePrint(
    () => {
      if (!box.current || !drawn.current || !spec) return;
      const { width, height: high } = box.current.getBoundingClientRect();
      const paper = readChartTheme(box.current);
      const on = (sheet: BoxSize) =>
        chart.build({ ...sheet, theme: paper, measure: measureIn(paper), ratio: PRINT_RATIO });
      if (width === 0) return;
      const printed = on({ width, height: high });
      // A chart cannot change its type, and the type may depend on the width.
      const kept = printed.type === spec.type || !size ? printed : on(size);
      redraw(drawn.current, kept, { width, height: high });
      // Synchronous because the browser captures the print layout right afterwards.
      flushSync(() => setPaperLegend(kept.legend));
    },
    () => {
      setPrints((count) => count + 1);
      setPaperLegend(undefined);
    },
  );

  useEffect(() => {
    if (drawn.current) rememberLegend(drawn.current.canvas, spec?.legend ?? []);
  }, [spec]);

  const keyUnder = (event: MouseEvent) => {
    const key = drawn.current && spec?.keyAt?.(drawn.current, event.nativeEvent);
    return onSelect && isSelectable(key) ? key : undefined;
  };
  const handleClick = (event: MouseEvent) => {
    const key = keyUnder(event);
    if (key !== undefined) onSelect?.(key);
  };
  const handleMove = (event: MouseEvent<HTMLCanvasElement>) => {
    event.currentTarget.style.cursor = keyUnder(event) === undefined ? 'default' : 'pointer';
  };

  const plugins = spec?.plugins ?? [];
  const isTall = minHeight > MAX_FIXED;
  return (
    <div className={isTall ? 'obs-chart tall' : 'obs-chart'} part="chart">
      <div
        ref={box}
        className="obs-chart-box"
        style={{
          position: 'relative',
          height: height ?? 'var(--obs-chart-height, 320px)',
          ...(isTall && {
            '--o-min-height': `${minHeight}px`,
            '--o-narrow-min-height': `${narrowMinHeight}px`,
          }),
        }}
        onClickCapture={unzoom}
        onMouseMoveCapture={unzoom}
      >
        {spec && (
          <Canvas
            // Remounts the chart when its type or plugins change and after printing.
            key={[spec.type, ...plugins.map(({ id }) => id), prints].join(' ')}
            ref={drawn}
            type={spec.type}
            data={spec.data}
            options={spec.options}
            plugins={plugins}
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
