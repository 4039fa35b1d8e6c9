import type { CountRow } from '@observatorio/domain';
import { pagerStyles, SelectableTable, selectableTableStyles } from '@observatorio/ui';
import type { ComponentProps } from 'react';
import type { ContentProps, ContentView } from './content-view';

type SelectableProps = ComponentProps<typeof SelectableTable<CountRow>>;

const SelectableContent = ({
  content,
  context: { selected },
  onSelectAll,
}: ContentProps<'selectable'>) => (
  <SelectableTable
    // Other figures start with their own order and on their first page.
    key={content.sortBy}
    {...(content as SelectableProps)}
    selected={selected}
    onSelectionChange={onSelectAll}
  />
);

/** Shows a table that readers sort and select from. */
export const selectableView: ContentView<'selectable'> = {
  Component: SelectableContent,
  styles: [selectableTableStyles, pagerStyles],
};
