import { type Area, comingSoon, profile, profileDemandArea } from '@observatorio/contract';
import { formatCbo } from '@observatorio/domain';
import { card } from '../model/card';

/** Area without a chip for the occupation, because the card shows its title. */
const namedOccupation: Area<'codigoBrasileiroOcupacao'> = {
  ...profileDemandArea,
  withoutChips: ['codigoBrasileiroOcupacao'],
};

/** Title and summary of the occupation. */
export const profileOccupation = card({
  tag: 'profile-occupation',
  title: 'Profissão',
  description: 'O nome da ocupação e a síntese do que faz.',
  area: namedOccupation,
  rows: profile.occupation,
  sources: ['cbo', 'perfis'],
  kinds: ['facts'],
  layout: 'figures',
  // The invitation and most summaries are one line taller than figures, but shorter on a phone.
  extraHeight: 24,
  narrowExtraHeight: -40,
  summarize: ([row]) => (row ? `Código ${formatCbo(row.code)} da CBO.` : ''),
  draw: (rows) => ({
    kind: 'facts',
    facts: rows.slice(0, 1).map(({ title, synthesis }) => ({
      name: title,
      content: synthesis ? { kind: 'text', text: synthesis } : undefined,
    })),
    missing: { text: comingSoon.title },
  }),
});
