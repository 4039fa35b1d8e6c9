import searchLayoutSheet from './search-layout.css?inline';

/** Style sheet of filters above a list and the detail of its choice. */
export const searchLayoutStyles = searchLayoutSheet;
