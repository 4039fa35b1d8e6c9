import { Figures, figuresStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

/** Whether a link leads to the page that it is on. */
const leadsHere = (href: string): boolean => {
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && pathname === location.pathname;
};

const FiguresContent = ({
  content: { figures, note = '', link, canCompare },
}: ContentProps<'figures'>) => (
  <Figures
    figures={figures}
    note={note}
    link={link && !leadsHere(link.href) ? link : undefined}
    canCompare={canCompare}
  />
);

/** Shows figures with their names. */
export const figuresView: ContentView<'figures'> = {
  Component: FiguresContent,
  styles: [figuresStyles],
};
