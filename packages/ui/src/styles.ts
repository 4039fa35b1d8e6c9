import { baseStyles } from './base-styles';
import { cardFrameStyles } from './card-frame-styles';
import { chipsStyles } from './chips-styles';
import { definitionStyles } from './definition-styles';
import { fieldStyles } from './field-styles';
import { figuresStyles } from './figures-styles';
import { filterBarStyles } from './filter-bar-styles';
import { menuStyles } from './menu-styles';
import { noticeStyles } from './notice-styles';
import { skeletonStyles } from './skeleton-styles';
import { snippetDialogStyles } from './snippet-dialog-styles';
import { tableStyles } from './table-styles';
import { tokens } from './tokens';

/** The text of the one style sheet that every shadow root adopts. */
export const styles = [
  tokens,
  baseStyles,
  cardFrameStyles,
  chipsStyles,
  definitionStyles,
  fieldStyles,
  figuresStyles,
  filterBarStyles,
  menuStyles,
  noticeStyles,
  skeletonStyles,
  snippetDialogStyles,
  tableStyles,
].join('');
