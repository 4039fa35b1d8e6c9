import { SKILLS } from '@observatorio/language';
import { importanceScale, radarCard } from './radar-card';

/** Skills that the occupation requires, as a radar chart. */
export const profileSkills = radarCard({
  tag: 'profile-skills',
  title: 'Habilidades',
  description: 'Radar com as habilidades que a ocupação pede, pela importância.',
  list: 'skills',
  unit: SKILLS,
  scale: importanceScale,
});
