import { LevelTile, levelTileStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

const LevelContent = ({ content }: ContentProps<'level'>) => <LevelTile {...content} />;

/** Shows a level of a scale. */
export const levelView: ContentView<'level'> = {
  Component: LevelContent,
  styles: [levelTileStyles],
};
