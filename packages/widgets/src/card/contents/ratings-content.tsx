import { radarStyles } from '@observatorio/charts/radar-styles';
import { RatingList, ratingListStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

const RatingsContent = ({ content }: ContentProps<'ratings'>) => <RatingList {...content} />;

/** Shows ratings as named bars, in cards that otherwise draw a radar. */
export const ratingsView: ContentView<'ratings'> = {
  Component: RatingsContent,
  styles: [radarStyles, ratingListStyles],
};
