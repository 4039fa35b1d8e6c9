import { type Edition, editionName, isYearly, sourceNames, yearName } from '@observatorio/contract';
import { coverageInWords, formatList } from '@observatorio/language';

const bases = { dezembro: 'remuneração de dezembro', media: 'médias do ano' } as const;

/**
 * Describes the pay basis of an edition of employment links: `médias do ano`; empty for other
 * sources.
 */
export const basisOf = ({ conjunto, baseRemuneracao = 'dezembro' }: Edition): string =>
  conjunto === 'rais' ? bases[baseRemuneracao] : '';

/**
 * Describes the states covered by an edition: `só Acre`, `todo o Brasil`; empty if no row has a
 * state.
 */
export const placesOf = ({ ufs }: Edition): string =>
  coverageInWords(ufs) || (ufs ? 'todo o Brasil' : '');

/** Describes an official edition: `RAIS 2016 · só Acre · médias do ano`. */
const officialText = (edition: Edition): string =>
  [editionName(edition), placesOf(edition), basisOf(edition)].filter(Boolean).join(' · ');

const yearsOf = (editions: readonly Edition[]): string =>
  formatList([...new Set(editions.map(yearName))]);

/**
 * Describes the data of a page: source, year, states and pay basis of official data, and which data
 * are demonstration data. A source without years is named only if its kind differs from that of the
 * others.
 */
export function coverageText(editions: readonly Edition[]): string {
  const yearly = editions.filter(({ conjunto }) => isYearly(conjunto));
  const official = yearly.filter(({ tipo }) => tipo === 'oficial');
  const sample = editions.filter(({ tipo }) => tipo === 'demonstracao');
  const sampleYears = yearsOf(sample.filter((edition) => yearly.includes(edition)));
  if (official.length === 0) {
    const facts = editions.filter(({ tipo }) => tipo === 'oficial');
    return [
      `Dados de demonstração${sampleYears && ` · ${sampleYears}`}`,
      ...(facts.length > 0 ? [`oficiais: ${namesOf(facts)}`] : []),
    ].join(' · ');
  }
  return [
    ...official.map(officialText),
    ...sampleText(sample, editions.length - official.length),
  ].join(' · ');
}

/**
 * Names the demonstration data that complete official editions; `others` is the number of all
 * editions that do.
 */
function sampleText(sample: readonly Edition[], others: number): string[] {
  if (sample.length === 0) return [];
  const isRest = sample.length === others && others > 2;
  return [isRest ? 'o restante é de demonstração' : `de demonstração: ${namesOf(sample)}`];
}

const namesOf = (editions: readonly Edition[]): string =>
  formatList(editions.map(({ conjunto }) => sourceNames[conjunto]));
