import {
  type Area,
  comingSoon,
  indicator,
  type OccupationIndicator,
  profile,
  profileDemandArea,
} from '@observatorio/contract';
import { formatCbo } from '@observatorio/domain';
import { valueWithUnit } from '@observatorio/language';
import { type CardQuery, card } from '../model/card';
import type { Fact } from '../model/content';

/** Area without a chip for the occupation, because the card shows its title. */
const namedOccupation: Area<'codigoBrasileiroOcupacao'> = {
  ...profileDemandArea,
  withoutChips: ['codigoBrasileiroOcupacao'],
};

const parts = {
  indicators: {
    dataset: indicator.occupation,
    filtersOf: ({ filters }: CardQuery) => ({ cbo: filters.codigoBrasileiroOcupacao ?? [] }),
    isNeeded: () => false,
    isListed: true,
  },
};

/** The newest value of an indicator of the occupation, with its own source. */
const factOf = (row: OccupationIndicator): Fact[] =>
  row.value === null
    ? []
    : [
        {
          name: `${row.title}, ${row.year}`,
          content: {
            kind: 'text',
            text: `${valueWithUnit(row.value, row)}. Fonte: ${row.source}.`,
          },
        },
      ];

/** Title and summary of the occupation, and its indicators from described tables. */
export const profileOccupation = card({
  tag: 'profile-occupation',
  title: 'Profissão',
  description:
    'O nome da ocupação, a síntese do que faz e os indicadores dela que a instalação acrescentou.',
  area: namedOccupation,
  rows: profile.occupation,
  parts,
  sources: ['cbo', 'perfis'],
  kinds: ['facts'],
  layout: 'figures',
  // The invitation and most summaries are one line taller than figures, but shorter on a phone.
  extraHeight: 24,
  narrowExtraHeight: -40,
  summarize: ([row]) => (row ? `Código ${formatCbo(row.code)} da CBO.` : ''),
  draw: (rows, { parts: { indicators } }) => ({
    kind: 'facts',
    facts: [
      ...rows.slice(0, 1).map(
        ({ title, synthesis }): Fact => ({
          name: title,
          content: synthesis ? { kind: 'text', text: synthesis } : undefined,
        }),
      ),
      ...(rows.length > 0 ? (indicators?.rows ?? []).flatMap(factOf) : []),
    ],
    missing: { text: comingSoon.title },
  }),
});
