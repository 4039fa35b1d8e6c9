import type { CountRow } from './count-row';
import { formatList, formatMoney, formatPercent } from './format';
import { fewLinks, type PayTerms, payPeriod, payWithheld } from './pay-terms';
import { regionOfState, regions } from './places';
import { totalOf } from './total';
import { inWords, LINKS, OCCUPATIONS, ofAll, type Unit, withUnit } from './unit';

const nothingOf = ({ many }: Unit): string => `Não há ${many} com estes filtros.`;

/** Selectable categories with a count above zero, largest first. */
const ranked = (rows: readonly CountRow[]): CountRow[] =>
  rows.filter((row) => row.key && row.count > 0).toSorted((a, b) => b.count - a.count);

/** A share as a percentage; `menos de 0,1%` if it would round to zero. */
function shareOf(count: number, total: number): string {
  const share = count / total;
  return share > 0 && share < 0.0005 ? 'menos de 0,1%' : formatPercent(share);
}

/** Compares the two largest categories of a chart with at least two. */
type Comparison = (first: CountRow, second: CountRow, total: number, unit: Unit) => string;

/** Summarises a chart from its rows, the selected keys and the unit. */
export type SentenceMaker = (
  rows: readonly CountRow[],
  selected?: readonly string[],
  unit?: Unit,
) => string;

/** Handles the cases common to all charts (no rows, a selection, one category), else compares. */
const sentence =
  (compare: Comparison): SentenceMaker =>
  (rows, selected = [], unit = LINKS) => {
    const total = totalOf(rows);
    if (total === 0) return nothingOf(unit);
    const groups = ranked(rows);
    const [first, second] = groups;
    if (!first) return `Sem essa informação: ${inWords(total, unit)}.`;
    const chosen = groups.filter((row) => row.key && selected.includes(row.key));
    if (chosen.length > 0) return selectionSentence(chosen, total, unit);
    if (!second) return `Há dados só de ${first.label}: ${inWords(first.count, unit)}.`;
    return compare(first, second, total, unit);
  };

function selectionSentence(chosen: readonly CountRow[], total: number, unit: Unit): string {
  const count = totalOf(chosen);
  const share = count < total ? `, ${shareOf(count, total)} do total` : '';
  return `Seleção: ${formatList(chosen.map(({ label }) => label))}, com ${inWords(count, unit)}${share}.`;
}

/** `à frente de Comércio (20%)`, or `o mesmo que Comércio` if both counts are equal. */
const runnerUp = (first: CountRow, second: CountRow, total: number): string =>
  first.count === second.count
    ? `o mesmo que ${second.label}`
    : `à frente de ${second.label} (${shareOf(second.count, total)})`;

/**
 * Names the largest category: `O setor com mais vínculos é Ensino, com 9% dos 47,6 milhões de
 * vínculos, à frente de Calçados (1%).` `lead` is the text before the verb; `nameOf` puts the largest
 * category after it, by default as it is.
 */
export const leaderSentence = (
  lead: string | ((unit: Unit) => string),
  nameOf: (label: string) => string = (label) => label,
): SentenceMaker =>
  sentence((first, second, total, unit) => {
    const beginning = typeof lead === 'string' ? lead : lead(unit);
    return `${beginning} é ${nameOf(first.label)}, com ${shareOf(first.count, total)} ${ofAll(total, unit)}, ${runnerUp(first, second, total)}.`;
  });

/** The name of a range in a sentence about ranges: `a de 250 a 499`, `a de até 17 anos`. */
export const rangeName = (label: string): string =>
  `a de ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** `Cursos pagos têm 76% das 8,6 milhões de matrículas; gratuitos, 24%.` */
export const fundingSentence: SentenceMaker = sentence(
  (first, second, total, unit) =>
    `Cursos ${first.label.toLowerCase()}s têm ${shareOf(first.count, total)} ${ofAll(total, unit)}; ${second.label.toLowerCase()}s, ${shareOf(second.count, total)}.`,
);

/** `São Paulo concentra 28% dos 47,6 milhões de vínculos, à frente de Minas Gerais (11%).` */
export const placeSentence: SentenceMaker = sentence(
  (first, second, total, unit) =>
    `${first.label} concentra ${shareOf(first.count, total)} ${ofAll(total, unit)}, ${runnerUp(first, second, total)}.`,
);

/**
 * The same for the states of some regions: `Na região Norte, Pará concentra 41% dos 2,6 milhões de
 * vínculos, à frente de Amazonas (25%).`
 */
export function regionSentence(
  rows: readonly CountRow[],
  codes: readonly string[],
  unit: Unit = LINKS,
): string {
  const inRegions = rows.filter(({ key }) => key && codes.includes(regionOfState(key)));
  if (totalOf(inRegions) === 0) return nothingOf(unit);
  const names = regions.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
  const where = names.length === 1 ? 'Na região' : 'Nas regiões';
  return `${where} ${formatList(names)}, ${placeSentence(inRegions, [], unit)}`;
}

/** `Homens têm 56% dos 47,6 milhões de vínculos; mulheres, 44%.` */
export const genderSentence: SentenceMaker = sentence(
  (first, second, total, unit) =>
    `${first.label} têm ${shareOf(first.count, total)} ${ofAll(total, unit)}; ${second.label.toLowerCase()}, ${shareOf(second.count, total)}.`,
);

/** A page of a list sorted from the largest category to the smallest. */
export interface RankingPage {
  rows: readonly CountRow[];
  /** Rank of the first row, from 1. */
  first: number;
  /** Number of categories on all pages. */
  total: number;
}

/**
 * `O curso com mais matrículas é Direito, com 12.345 matrículas, entre 90 cursos.` On later
 * pages: `Do 11º ao 20º entre 90 cursos, por número de matrículas.`
 */
export const rankingSentence =
  (category: Unit) =>
  ({ rows, first, total }: RankingPage, unit: Unit): string => {
    const [leader] = rows;
    if (!leader) return nothingOf(unit);
    const among = `entre ${withUnit(total, category)}`;
    return first === 1
      ? `O ${category.one} com mais ${unit.many} é ${leader.label}, com ${inWords(leader.count, unit)}, ${among}.`
      : `Do ${first}º ao ${first + rows.length - 1}º ${among}, por número de ${unit.many}.`;
  };

/** Pay in reais; null when withheld. */
export interface PayFigures {
  links: number;
  meanPay: number | null;
  medianPay: number | null;
}

/** `Metade dos vínculos paga até R$ 1.782,44 em dezembro; a média é R$ 3.156,02.` */
export function paySentence(
  { links, meanPay, medianPay }: PayFigures,
  terms: PayTerms = {},
): string {
  if (links === 0) return nothingOf(LINKS);
  if (meanPay === null || medianPay === null) return payWithheld(terms);
  return `Metade dos vínculos paga até ${formatMoney(medianPay)} ${payPeriod(terms)}; a média é ${formatMoney(meanPay)}.`;
}

/** Pay of an occupation; null when withheld. */
export interface OccupationPay extends CountRow {
  medianPay: number | null;
}

/**
 * `A maior mediana é de Médico clínico: R$ 9.870,00 em dezembro, entre 1.234 vínculos.` Also says in how many
 * occupations pay is withheld.
 */
export function bestPaidSentence(rows: readonly OccupationPay[], terms: PayTerms = {}): string {
  if (rows.length === 0) return nothingOf(LINKS);
  const known = rows.filter(({ medianPay }) => medianPay !== null);
  const withheld = rows.length - known.length;
  const [best] = known.toSorted((a, b) => (b.medianPay ?? 0) - (a.medianPay ?? 0));
  if (!best) return `Remuneração em sigilo: são ${fewLinks(terms)} em cada ocupação.`;
  const leader = `A maior mediana é de ${best.label}: ${formatMoney(best.medianPay ?? 0)} ${payPeriod(terms)}, entre ${withUnit(best.count, LINKS)}.`;
  if (withheld === 0) return leader;
  return `${leader} Em sigilo, com ${fewLinks(terms)}: ${withUnit(withheld, OCCUPATIONS)}.`;
}
