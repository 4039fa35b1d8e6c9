import { GenderShares, genderSharesStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

const GendersContent = ({
  content: { rows },
  context: { selected },
  onSelect,
}: ContentProps<'genders'>) => <GenderShares rows={rows} selected={selected} onSelect={onSelect} />;

/** Shows the shares of men and women as icons. */
export const gendersView: ContentView<'genders'> = {
  Component: GendersContent,
  styles: [genderSharesStyles],
};
