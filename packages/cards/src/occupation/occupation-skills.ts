import { SKILLS } from '@observatorio/language';
import { demandCard } from './demand-card';

/** Skills that the occupation requires, as a flip card. */
export const occupationSkills = demandCard({
  tag: 'occupation-skills',
  title: 'Habilidades',
  description: 'Cartão que vira e mostra as habilidades que a ocupação pede, por importância.',
  list: 'skills',
  unit: SKILLS,
});
