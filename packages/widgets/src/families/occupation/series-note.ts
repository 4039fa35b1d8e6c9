import type { CreditedEdition, Edition } from '@observatorio/contract';
import { coverageInWords } from '@observatorio/domain';

const types = {
  demonstracao: { series: 'A série é de demonstração', links: 'de demonstração' },
  oficial: { series: 'A série é oficial', links: 'oficiais' },
} as const;

/** The edition of links over the years among some editions. */
export const seriesIn = (editions: readonly CreditedEdition[]): CreditedEdition | undefined =>
  editions.find(({ conjunto }) => conjunto === 'evolucao');

/** `oficiais, de 2016, só Acre` */
const linksText = ({ tipo, ano, ufs }: Edition): string =>
  [types[tipo].links, `de ${ano}`, coverageInWords(ufs)].filter(Boolean).join(', ');

/**
 * Warns that the series of links over the years and the links of the other figures differ in type
 * or in the states that they cover. Empty if they do not, or until both editions are known.
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
