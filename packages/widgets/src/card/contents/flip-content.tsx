import {
  AttitudeIcon,
  FlipCard,
  flipCardStyles,
  KnowledgeIcon,
  RatingList,
  ratingListStyles,
  SkillIcon,
} from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

const icons = { knowledge: KnowledgeIcon, skills: SkillIcon, attitudes: AttitudeIcon };

function FlipContent({ content: { name, icon, front, ...list } }: ContentProps<'flip'>) {
  const Icon = icons[icon];
  return (
    <FlipCard name={name} icon={<Icon size={40} />} front={front}>
      <RatingList {...list} />
    </FlipCard>
  );
}

/** Shows ratings on the back of a card that flips. */
export const flipView: ContentView<'flip'> = {
  Component: FlipContent,
  styles: [flipCardStyles, ratingListStyles],
};
