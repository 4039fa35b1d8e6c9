import { Figures, figuresStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

const FiguresContent = ({
  content: { figures, note = '', link, canCompare },
}: ContentProps<'figures'>) => (
  <Figures figures={figures} note={note} link={link} canCompare={canCompare} />
);

/** Shows figures with their names. */
export const figuresView: ContentView<'figures'> = {
  Component: FiguresContent,
  styles: [figuresStyles],
};
