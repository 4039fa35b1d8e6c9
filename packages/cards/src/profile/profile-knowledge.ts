import { KNOWLEDGE } from '@observatorio/language';
import { knowledgeScale, radarCard } from './radar-card';

/** Knowledge that the occupation requires, as a radar chart. */
export const profileKnowledge = radarCard({
  tag: 'profile-knowledge',
  title: 'Conhecimentos',
  description: 'Radar com os conhecimentos que a ocupação pede, pela profundidade.',
  list: 'knowledge',
  unit: KNOWLEDGE,
  scale: knowledgeScale,
});
