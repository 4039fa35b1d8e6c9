import { KNOWLEDGE } from '@observatorio/domain';
import { knowledgeScale, radarCard } from './radar-card';

/** The knowledge that the occupation asks for, as a radar. */
export const profileKnowledge = radarCard({
  tag: 'profile-knowledge',
  title: 'Conhecimentos',
  description: 'Radar com os conhecimentos que a ocupação pede, pela profundidade.',
  list: 'knowledge',
  unit: KNOWLEDGE,
  scale: knowledgeScale,
});
