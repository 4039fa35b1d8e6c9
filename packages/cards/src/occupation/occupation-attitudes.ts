import { ATTITUDES } from '@observatorio/language';
import { demandCard } from './demand-card';

/** Attitudes that the occupation requires, as a flip card. */
export const occupationAttitudes = demandCard({
  tag: 'occupation-attitudes',
  title: 'Atitudes',
  description: 'Cartão que vira e mostra as atitudes que a ocupação pede, por importância.',
  list: 'attitudes',
  unit: ATTITUDES,
});
