import { ATTITUDES } from '@observatorio/domain';
import { importanceScale, radarCard } from './radar-card';

/** The attitudes that the occupation asks for, as a radar. */
export const profileAttitudes = radarCard({
  tag: 'profile-attitudes',
  title: 'Atitudes',
  description: 'Radar com as atitudes que a ocupação pede, pela importância.',
  list: 'attitudes',
  unit: ATTITUDES,
  scale: importanceScale,
});
