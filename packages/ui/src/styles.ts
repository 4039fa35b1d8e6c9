import cardFrame from './frame/card-frame.css?inline';
import chips from './frame/chips.css?inline';
import definition from './frame/definition.css?inline';
import menu from './frame/menu.css?inline';
import notice from './frame/notice.css?inline';
import skeleton from './frame/skeleton.css?inline';
import snippetDialog from './frame/snippet-dialog.css?inline';
import base from './styles/base.css?inline';
import { tokens } from './styles/tokens';
import dataTable from './tables/data-table.css?inline';

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
