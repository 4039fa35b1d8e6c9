import wideTableSheet from './wide-table.css?inline';

/** Style sheet of `.wide-table`, which wraps a table to scroll horizontally on narrow cards. */
export const wideTableStyles = wideTableSheet;
