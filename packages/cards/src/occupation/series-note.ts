import type { CreditedEdition, Edition } from '@observatorio/contract';
import { coverageInWords } from '@observatorio/language';

const types = {
  demonstracao: { series: 'A série é de demonstração', links: 'de demonstração' },
  oficial: { series: 'A série é oficial', links: 'oficiais' },
} as const;

/** Returns the edition of the employment link series, if there is one. */
export const seriesIn = (editions: readonly CreditedEdition[]): CreditedEdition | undefined =>
  editions.find(({ conjunto }) => conjunto === 'evolucao');

/** Describes an edition of employment links: `oficiais, de 2016, só Acre` */
const linksText = ({ tipo, ano, ufs }: Edition): string =>
  [types[tipo].links, `de ${ano}`, coverageInWords(ufs)].filter(Boolean).join(', ');

/**
 * Warns if the employment link series and the employment links of the other figures differ in type
 * or in the states they cover. Empty if they match, or until both editions are known.
 */
export function seriesNote(
  series: CreditedEdition | undefined,
  links: Edition | undefined,
): string {
  if (!series || !links) return '';
  const differs =
    series.tipo !== links.tipo ||
    (coverageInWords(links.ufs) !== '' && series.ufs?.join() !== links.ufs?.join());
  if (!differs) return '';
  const covered = series.ufs
    ? coverageInWords(series.ufs) || 'todo o Brasil'
    : 'sem separar estados';
  return `${types[series.tipo].series}, ${covered}; os vínculos dos outros números são ${linksText(links)}.`;
}
