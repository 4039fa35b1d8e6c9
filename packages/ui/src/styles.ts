import base from './base.css?inline';
import cardFrame from './card-frame.css?inline';
import chips from './chips.css?inline';
import dataTable from './data-table.css?inline';
import definition from './definition.css?inline';
import menu from './menu.css?inline';
import notice from './notice.css?inline';
import skeleton from './skeleton.css?inline';
import snippetDialog from './snippet-dialog.css?inline';
import { tokens } from './tokens';

/**
 * Style sheet of every shadow root. Components that few elements use export their own sheets as
 * `…Styles`, which the declarations of those elements list in `styles`.
 */
export const styles = [
  tokens,
  base,
  cardFrame,
  chips,
  definition,
  menu,
  notice,
  skeleton,
  snippetDialog,
  dataTable,
].join('');
