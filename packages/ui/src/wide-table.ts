import wideTableSheet from './wide-table.css?inline';

/** Style sheet of `.wide-table`, around a table that scrolls sideways on a narrow card. */
export const wideTableStyles = wideTableSheet;
