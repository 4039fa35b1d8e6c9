import { ProfessionCards, professionCardsStyles } from '@observatorio/ui';
import type { ContentProps, ContentView } from './content-view';

const ProfessionsContent = ({ content, headingLevel }: ContentProps<'professions'>) => (
  <ProfessionCards {...content} headingLevel={headingLevel} />
);

/** Shows professions with their figures and links. */
export const professionsView: ContentView<'professions'> = {
  Component: ProfessionsContent,
  styles: [professionCardsStyles],
};
