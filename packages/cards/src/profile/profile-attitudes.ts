import { ATTITUDES } from '@observatorio/language';
import { importanceScale, radarCard } from './radar-card';

/** Attitudes that the occupation requires, as a radar chart. */
export const profileAttitudes = radarCard({
  tag: 'profile-attitudes',
  title: 'Atitudes',
  description: 'Radar com as atitudes que a ocupação pede, pela importância.',
  list: 'attitudes',
  unit: ATTITUDES,
  scale: importanceScale,
});
