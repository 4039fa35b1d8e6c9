import { DataTable, Pager, pagerStyles, wideTableStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

function PagedContent({ content: { isWide, ...table }, pager }: ContentProps<'paged'>) {
  return (
    <>
      {isWide ? (
        <div className="wide-table">
          <DataTable {...table} canStack={false} />
        </div>
      ) : (
        <DataTable {...table} />
      )}
      {pager && <Pager {...pager} />}
    </>
  );
}

/** Shows one page of a long table. */
export const pagedView: ContentView<'paged'> = {
  Component: PagedContent,
  styles: [pagerStyles, wideTableStyles],
};
