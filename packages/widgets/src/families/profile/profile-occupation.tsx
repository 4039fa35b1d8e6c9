import { profile } from '@observatorio/contract';
import { formatCbo } from '@observatorio/domain';
import { Facts, factsStyles } from '@observatorio/ui';
import type { Area } from '../../base/area';
import { chartCard } from '../../card/chart-card';
import { comingSoon } from '../shared/coming-soon';
import { profileDemandArea } from './profile-demand-area';

/** Area without a chip for the occupation, because the card shows its title. */
const namedOccupation: Area<'codigoBrasileiroOcupacao'> = {
  ...profileDemandArea,
  withoutChips: ['codigoBrasileiroOcupacao'],
};

/** Title and summary of the occupation. */
export const profileOccupation = chartCard({
  tag: 'profile-occupation',
  title: 'Profissão',
  description: 'O nome da ocupação e a síntese do que faz.',
  area: namedOccupation,
  dataset: profile.occupation,
  sources: ['cbo', 'perfis'],
  content: 'figures',
  // The invitation and most summaries are one line taller than figures, but shorter on a phone.
  extraHeight: 24,
  narrowExtraHeight: -40,
  summarize: ([row]) => (row ? `Código ${formatCbo(row.code)} da CBO.` : ''),
  styles: [factsStyles],
  chart: ({ rows: [row] }) =>
    row && (
      <Facts facts={[{ name: row.title, content: row.synthesis }]} missing={comingSoon.title} />
    ),
});
