import searchLayoutSheet from './search-layout.css?inline';

/** Style sheet of the search layout: filters above a list with the detail of the chosen item. */
export const searchLayoutStyles = searchLayoutSheet;
