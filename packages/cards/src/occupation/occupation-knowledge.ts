import { KNOWLEDGE } from '@observatorio/language';
import { demandCard } from './demand-card';

/** Knowledge that the occupation requires, as a flip card. */
export const occupationKnowledge = demandCard({
  tag: 'occupation-knowledge',
  title: 'Conhecimentos',
  description: 'Cartão que vira e mostra os conhecimentos que a ocupação pede, por importância.',
  list: 'knowledge',
  unit: KNOWLEDGE,
});
