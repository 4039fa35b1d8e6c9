import { Chart as ChartJs } from 'chart.js';
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ChartSpec } from '../specs/chart-spec';

interface ChartCanvasProps extends ComponentProps<'canvas'> {
  /** Needs another key for another type or other plugins, which a chart cannot change. */
  spec: ChartSpec<any>;
  /** Receives the chart while it exists. */
  chartRef: RefObject<ChartJs | null>;
}

/** A canvas with a chart, which is destroyed on unmount. */
export function ChartCanvas({ spec, chartRef, ...attributes }: ChartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [first] = useState(spec);
  const drawn = useRef(first);

  // Draws before a synchronous render returns, because the page may be about to print.
  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const { type, data, options, plugins = [] } = first;
    const created = new ChartJs(canvas.current, { type, data, options, plugins });
    chartRef.current = created;
    return () => {
      chartRef.current = null;
      created.destroy();
    };
  }, [chartRef, first]);

  useEffect(() => {
    if (!chartRef.current || drawn.current === spec) return;
    drawn.current = spec;
    chartRef.current.data = spec.data;
    chartRef.current.options = spec.options;
    chartRef.current.update('none');
  }, [chartRef, spec]);

  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas without a role has no name
  return <canvas role="img" {...attributes} ref={canvas} />;
}
