import { SKILLS } from '@observatorio/domain';
import { importanceScale, radarCard } from './radar-card';

/** The skills that the occupation asks for, as a radar. */
export const profileSkills = radarCard({
  tag: 'profile-skills',
  title: 'Habilidades',
  description: 'Radar com as habilidades que a ocupação pede, pela importância.',
  list: 'skills',
  unit: SKILLS,
  scale: importanceScale,
});
