import { baseStyles } from './base-styles';
import { cardFrameStyles } from './card-frame-styles';
import { chipsStyles } from './chips-styles';
import { definitionStyles } from './definition-styles';
import { menuStyles } from './menu-styles';
import { noticeStyles } from './notice-styles';
import { skeletonStyles } from './skeleton-styles';
import { snippetDialogStyles } from './snippet-dialog-styles';
import { tableStyles } from './table-styles';
import { tokens } from './tokens';

/** The text of the style sheet that every shadow root adopts; what few elements have they declare. */
export const styles = [
  tokens,
  baseStyles,
  cardFrameStyles,
  chipsStyles,
  definitionStyles,
  menuStyles,
  noticeStyles,
  skeletonStyles,
  snippetDialogStyles,
  tableStyles,
].join('');
