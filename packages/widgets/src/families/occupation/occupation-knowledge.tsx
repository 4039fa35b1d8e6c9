import { KNOWLEDGE } from '@observatorio/domain';
import { KnowledgeIcon } from '@observatorio/ui';
import { demandCard } from './demand-card';

/** The knowledge that the occupation asks for, on the back of a card. */
export const occupationKnowledge = demandCard({
  tag: 'occupation-knowledge',
  title: 'Conhecimentos',
  description: 'Cartão que vira e mostra os conhecimentos que a ocupação pede, por importância.',
  list: 'knowledge',
  unit: KNOWLEDGE,
  icon: <KnowledgeIcon size={40} />,
});
