import { Figures, figuresStyles, ShareBar, shareBarStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

const RangeContent = ({ content: { figures, bar, canCompare } }: ContentProps<'range'>) => (
  <div className="figures-with-bar">
    <Figures figures={figures} canCompare={canCompare} />
    {bar && <ShareBar {...bar} />}
  </div>
);

/** Shows figures above a bar. */
export const rangeView: ContentView<'range'> = {
  Component: RangeContent,
  styles: [figuresStyles, shareBarStyles],
};
