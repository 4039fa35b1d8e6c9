import percentileStripSheet from './percentile-strip.css?inline';

/** Style sheet of `PercentileStrip`, apart from it for elements that load it later. */
export const percentileStripStyles = percentileStripSheet;
