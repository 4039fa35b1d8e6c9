import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../specs/chart';

interface LoadedChart {
  /** The given chart; while it loads, the previous one if there is one. */
  shown: Chart;
  isLoading: boolean;
  hasFailed: boolean;
}

/** Loads the data of a chart, and returns the previous chart until then. */
export function useLoadedChart(chart: Chart): LoadedChart {
  const { load } = chart;
  /** Resolves to whether loading failed. */
  const loading = useMemo(
    () =>
      load?.()?.then(
        () => false,
        () => true,
      ),
    [load],
  );
  const [settled, setSettled] = useState<{ loading: typeof loading; hasFailed: boolean }>();
  const result = settled?.loading === loading ? settled : undefined;

  useEffect(() => {
    let isWanted = true;
    void loading?.then((hasFailed) => isWanted && setSettled({ loading, hasFailed }));
    return () => {
      isWanted = false;
    };
  }, [loading]);

  const isLoading = loading !== undefined && result === undefined;
  // A copy, because a chart whose data have loaded must be laid out again.
  const current = useMemo(() => (isLoading ? chart : { ...chart }), [chart, isLoading]);
  const [last, setLast] = useState(current);
  if (!isLoading && last !== current) setLast(current);
  return {
    shown: isLoading ? last : current,
    isLoading,
    hasFailed: result?.hasFailed === true,
  };
}
