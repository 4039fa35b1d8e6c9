import chartFrameSheet from './chart-frame.css?inline';

/** Style sheet of the charts' HTML parts. */
export const chartStyles = chartFrameSheet;
