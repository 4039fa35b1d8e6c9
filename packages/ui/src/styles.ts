import { baseStyles } from './base-styles';
import { cardFrameStyles } from './card-frame-styles';
import { chipsStyles } from './chips-styles';
import { comparisonStyles } from './comparison-styles';
import { definitionStyles } from './definition-styles';
import { factsStyles } from './facts-styles';
import { fieldStyles } from './field-styles';
import { figuresStyles } from './figures-styles';
import { filterBarStyles } from './filter-bar-styles';
import { flipCardStyles } from './flip-card-styles';
import { genderSharesStyles } from './gender-shares-styles';
import { levelTileStyles } from './level-tile-styles';
import { menuStyles } from './menu-styles';
import { noticeStyles } from './notice-styles';
import { ratingListStyles } from './rating-list-styles';
import { searchPanelStyles } from './search-panel-styles';
import { shareBarStyles } from './share-bar-styles';
import { skeletonStyles } from './skeleton-styles';
import { snippetDialogStyles } from './snippet-dialog-styles';
import { starGraphStyles } from './star-graph-styles';
import { tableStyles } from './table-styles';
import { tagListStyles } from './tag-list-styles';
import { tokens } from './tokens';
import { trackStyles } from './track-styles';

/** The text of the one style sheet that every shadow root adopts. */
export const styles = [
  tokens,
  baseStyles,
  cardFrameStyles,
  chipsStyles,
  comparisonStyles,
  definitionStyles,
  factsStyles,
  fieldStyles,
  figuresStyles,
  filterBarStyles,
  flipCardStyles,
  genderSharesStyles,
  levelTileStyles,
  menuStyles,
  noticeStyles,
  ratingListStyles,
  shareBarStyles,
  searchPanelStyles,
  skeletonStyles,
  snippetDialogStyles,
  starGraphStyles,
  tableStyles,
  tagListStyles,
  trackStyles,
].join('');
