import { StarGraph, starGraphStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

const StarContent = ({ content, label, onSelect }: ContentProps<'star'>) => (
  <StarGraph {...content} label={label} onSelect={onSelect} />
);

/** Shows related subjects around a central one. */
export const starView: ContentView<'star'> = {
  Component: StarContent,
  styles: [starGraphStyles],
};
