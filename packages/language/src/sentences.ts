import {
  type CountRow,
  placeWithArticle,
  regionOfState,
  regions,
  totalOf,
} from '@observatorio/domain';
import {
  capitalized,
  formatList,
  formatMoney,
  formatPercent,
  MILLION,
  prependDe,
  uncapitalized,
} from './format';
import { sizeInFull, wageBandInFull } from './labour-units';
import { type PayMeasure, payMeasureNouns } from './pay-measures';
import {
  fewLinks,
  isPayUnknown,
  medianWithheld,
  type PayTerms,
  payPeriod,
  payWithheld,
} from './pay-terms';
import { inWords, LINKS, numberInWords, OCCUPATIONS, ofAll, type Unit, withUnit } from './unit';
import { type ComparedFigure, comparisonInWords } from './yardstick';

/** Reports an empty result: `Não há vínculos com estes filtros.` */
export const emptySentence = ({ many }: Unit): string => `Não há ${many} com estes filtros.`;

/** Returns the selectable categories with a non-zero count, largest first. */
const ranked = (rows: readonly CountRow[]): CountRow[] =>
  rows.filter((row) => row.key && row.count > 0).toSorted((a, b) => b.count - a.count);

const shareOf = (count: number, total: number): string => formatPercent(count / total);

/** Compares a chart's largest categories. Called only if there are at least two. */
type Comparison = (
  first: CountRow,
  others: readonly [CountRow, ...CountRow[]],
  total: number,
  unit: Unit,
) => string;

/** Summarises a chart, given its rows, the selected keys and the unit. */
export type SentenceMaker = (
  rows: readonly CountRow[],
  selected?: readonly string[],
  unit?: Unit,
) => string;

/** Converts a label to the category's name within a sentence. */
type NameOf = (label: string) => string;

const identity: NameOf = (label) => label;

/**
 * Handles the cases common to all charts (no rows, a selection, one category) and delegates the
 * rest to `compare`. `nameOf` names the single category; `alone` completes the labels of selected
 * categories.
 */
const sentence =
  (compare: Comparison, nameOf: NameOf = identity, alone: NameOf = identity): SentenceMaker =>
  (rows, selected = [], unit = LINKS) => {
    const total = totalOf(rows);
    if (total === 0) return emptySentence(unit);
    const chosen = rows.filter((row) => row.key && selected.includes(row.key));
    if (chosen.length > 0) {
      const labels = chosen.map(({ label }) => alone(label));
      return selectionSentence(labels, totalOf(chosen), total, unit);
    }
    const [first, second, ...rest] = ranked(rows);
    if (!first) return `Sem essa informação: ${inWords(total, unit)}.`;
    if (!second) return onlySentence(nameOf(first.label), first.count, total, unit);
    return compare(first, [second, ...rest], total, unit);
  };

/** Singulars of the plural nouns that begin the names of single categories. */
const singulars: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/^homens$/, 'homem'],
  [/^mulheres$/, 'mulher'],
  [/^pessoas analfabetas$/, 'pessoa analfabeta'],
  [/^cursos (\p{L}+)s$/u, 'curso $1'],
  [/^(pessoa|estabelecimento)s /, '$1 '],
];

const inSingular = (name: string): string =>
  singulars.reduce((text, [plural, singular]) => text.replace(plural, singular), name);

/**
 * Describes a chart with one category: `Há 54 vínculos, todos de homens.`, or `Dos 84 vínculos, 54
 * são de homens; sem essa informação: 30.`
 */
function onlySentence(name: string, count: number, total: number, unit: Unit): string {
  const whose = prependDe(count === 1 ? inSingular(name) : name);
  const rest = total - count;
  if (rest === 0) {
    const all = unit.feminine && total < MILLION ? 'todas' : 'todos';
    return `Há ${inWords(total, unit)}, ${total === 1 ? '' : `${all} `}${whose}.`;
  }
  return `${capitalized(ofAll(total, unit))}, ${numberInWords(count)} ${count === 1 ? 'é' : 'são'} ${whose}; sem essa informação: ${numberInWords(rest)}.`;
}

function selectionSentence(
  labels: readonly string[],
  count: number,
  total: number,
  unit: Unit,
): string {
  if (count === 0) return emptySelectionSentence(labels, unit);
  const share = count < total ? `, ${shareOf(count, total)} ${ofAll(total, unit)}` : '';
  return `Seleção: ${formatList(labels)}, com ${inWords(count, unit)}${share}.`;
}

/**
 * Describes a selection without links: `Seleção: Mulheres, sem vínculos.`, or `Seleção sem vínculos:
 * Assis Brasil, AC; Itaocara, RJ.`
 */
export const emptySelectionSentence = (labels: readonly string[], { many }: Unit): string =>
  labels.length > 1 && labels.some((label) => label.includes(', '))
    ? `Seleção sem ${many}: ${labels.join('; ')}.`
    : `Seleção: ${formatList(labels)}, sem ${many}.`;

/** Maximum number of categories named in a sentence. */
const MAX_NAMED = 3;

/** Names the runner-up, or ties: `à frente de Comércio (20%)`, `o mesmo que Comércio e mais 3`. */
function runnersUp(
  first: CountRow,
  others: readonly [CountRow, ...CountRow[]],
  total: number,
  nameOf: NameOf,
): string {
  const [second] = others;
  const tied = others
    .filter(({ count }) => count === first.count)
    .map(({ label }) => nameOf(label));
  if (tied.length === 0) {
    return `à frente ${prependDe(nameOf(second.label))} (${shareOf(second.count, total)})`;
  }
  const [one = ''] = tied;
  const named = tied.length < MAX_NAMED ? tied : [one, `mais ${tied.length - 1}`];
  return `o mesmo que ${formatList(named)}`;
}

/** Functions that name a category in a sentence, by position. */
interface Naming {
  /** Name after “é”, “à frente de” and “o mesmo que”. Default: the label. */
  leader?: NameOf;
  /** Name of the only category, after “de”. Default: `leader`. */
  single?: NameOf;
  /** Name of a selected or single category, with the unit of its label. Default: the label. */
  alone?: NameOf;
}

/** Naming of ranges: `a de 250 a 499`, `a de até 17 anos`. */
export const ranges: Naming = {
  leader: (label) => `a de ${uncapitalized(label)}`,
  single: uncapitalized,
};

/** Naming of pay bands: `15 a 20 salários mínimos`, `Até 0,5 salário mínimo`. */
export const wageRanges: Naming = { ...ranges, alone: wageBandInFull };

/** Naming of establishment sizes: `Estabelecimentos de 250 a 499 vínculos`. */
export const sizeRanges: Naming = {
  ...ranges,
  alone(label) {
    if (label.startsWith('Sem ')) return `Estabelecimentos ${uncapitalized(label)}`;
    return `Estabelecimentos de ${uncapitalized(sizeInFull(label))}`;
  },
};

/** `Até médio incompleto` → `até o médio incompleto`. */
const upTo = (label: string): string =>
  label.startsWith('Até o ') ? uncapitalized(label) : `até o ${label.slice('Até '.length)}`;

/** Prefixes of schooling labels, with a function that adds article and noun. */
const schoolingForms: readonly (readonly [RegExp, (label: string) => string])[] = [
  [/^(Fundamental|Médio|Superior)/, (label) => `o ensino ${uncapitalized(label)}`],
  [/^Até/, (label) => `o ensino ${upTo(label)}`],
  [/^6º/, (label) => `a do ${label}`],
  [/^Analfabeto/, () => 'a de analfabetos'],
];

/** Naming of schooling levels: `o ensino médio completo`, `a do 6º ao 9º ano`, `o mestrado`. */
export const schoolingNames: Naming = {
  leader(label) {
    const [, form] = schoolingForms.find(([beginning]) => beginning.test(label)) ?? [];
    return form ? form(label) : `o ${uncapitalized(label)}`;
  },
  single(label) {
    if (label.startsWith('Analfabeto')) return 'pessoas analfabetas';
    if (/^Até (?!o )/.test(label)) return `pessoas com ensino ${upTo(label)}`;
    if (label.startsWith('6º')) return `pessoas com ensino do ${label}`;
    if (/^\d/.test(label)) return `pessoas com o ${label}`;
    const noun = /^(Fundamental|Médio|Superior)/.test(label) ? 'ensino ' : '';
    return `pessoas com ${noun}${uncapitalized(label)}`;
  },
};

/** Naming of course kinds: `o bacharelado`, `a licenciatura`. */
export const courseKindNames: Naming = {
  leader: (label) =>
    `${/^(Licenciatura|Educação)/.test(label) ? 'a' : 'o'} ${uncapitalized(label)}`,
  single: (label) => `o tipo ${uncapitalized(label)}`,
};

/** Naming of categories that are adjectives of a feminine noun: `a pública`, `da privada`. */
export const feminineAdjectives: Naming = {
  leader: (label) => `a ${uncapitalized(label)}`,
  single: (label) => `a rede ${uncapitalized(label)}`,
};

/** Naming of modalities: `o ensino a distância`, `do ensino presencial`. */
export const modalityNames: Naming = { leader: (label) => `o ensino ${uncapitalized(label)}` };

/**
 * Names the largest category: `O setor com mais vínculos é Ensino, com 9% dos 47,6 milhões de
 * vínculos, à frente de Calçados (1%).` `lead` is the text before the verb.
 */
export const leaderSentence = (
  lead: string | ((unit: Unit) => string),
  { leader = identity, single = leader, alone = identity }: Naming = {},
): SentenceMaker =>
  sentence(
    (first, others, total, unit) => {
      const beginning = typeof lead === 'string' ? lead : lead(unit);
      return `${beginning} é ${leader(first.label)}, com ${shareOf(first.count, total)} ${ofAll(total, unit)}, ${runnersUp(first, others, total, leader)}.`;
    },
    (label) => single(alone(label)),
    alone,
  );

/** Compares funding: `Cursos pagos têm 76% das 8,6 milhões de matrículas; gratuitos, 24%.` */
export const fundingSentence: SentenceMaker = sentence(
  (first, [second], total, unit) =>
    `Cursos ${first.label.toLowerCase()}s têm ${shareOf(first.count, total)} ${ofAll(total, unit)}; ${second.label.toLowerCase()}s, ${shareOf(second.count, total)}.`,
  (label) => `cursos ${label.toLowerCase()}s`,
);

/**
 * Names the largest place: `São Paulo concentra 28% dos 47,6 milhões de vínculos, à frente de Minas
 * Gerais (11%).`
 */
export const placeSentence: SentenceMaker = sentence(
  (first, others, total, unit) =>
    `${capitalized(placeWithArticle(first.label))} concentra ${shareOf(first.count, total)} ${ofAll(total, unit)}, ${runnersUp(first, others, total, placeWithArticle)}.`,
  placeWithArticle,
);

/**
 * Names the largest state in the selected regions: `Na região Norte, o Pará concentra 41% dos 2,6
 * milhões de vínculos, à frente do Amazonas (25%).`
 */
export function regionSentence(
  rows: readonly CountRow[],
  codes: readonly string[],
  unit: Unit = LINKS,
): string {
  const inRegions = rows.filter(({ key }) => key && codes.includes(regionOfState(key)));
  if (totalOf(inRegions) === 0) return emptySentence(unit);
  const words = placeSentence(inRegions, [], unit);
  // Proper names keep their capital: `São Paulo concentra …`, but `o Pará …` and `há …`.
  const isName = inRegions.some(({ label }) => words.startsWith(label));
  const names = regions.filter(({ code }) => codes.includes(code)).map(({ label }) => label);
  const where = names.length === 1 ? 'Na região' : 'Nas regiões';
  return `${where} ${formatList(names)}, ${isName ? words : uncapitalized(words)}`;
}

/**
 * States the number of links in the chosen cities, such as `Na cidade escolhida, há 12 vínculos.`
 * The state rows must cover only those cities.
 */
export function citiesSentence(
  rows: readonly CountRow[],
  cities: number,
  unit: Unit = LINKS,
): string {
  const total = totalOf(rows);
  if (total === 0) return emptySentence(unit);
  const where = cities === 1 ? 'Na cidade escolhida' : `Nas ${cities} cidades escolhidas`;
  return `${where}, há ${inWords(total, unit)}.`;
}

/** Compares the sexes: `Homens têm 56% dos 47,6 milhões de vínculos; mulheres, 44%.` */
export const genderSentence: SentenceMaker = sentence(
  (first, [second], total, unit) =>
    `${first.label} têm ${shareOf(first.count, total)} ${ofAll(total, unit)}; ${second.label.toLowerCase()}, ${shareOf(second.count, total)}.`,
  uncapitalized,
);

/** A page of a list sorted by count, descending. */
export interface RankingPage {
  rows: readonly CountRow[];
  /** 1-based rank of the first row. */
  first: number;
  /** Number of categories on all pages. */
  total: number;
}

/**
 * Summarises a page of a ranking. On the first page: `O curso com mais matrículas é Direito, com
 * 12.345 matrículas, entre 90 nomes de curso.`, or `Direito e Administração empatam no maior número
 * de matrículas, com 12.345 matrículas cada, entre 90 nomes de curso.` On later pages: `Do 11º ao
 * 20º entre 90 nomes de curso, por número de matrículas.` `leading` names the first row, in place of
 * the category.
 */
export const rankingSentence =
  (category: Unit, leading = category.one) =>
  ({ rows, first, total }: RankingPage, unit: Unit): string => {
    const [leader] = rows;
    if (!leader) return emptySentence(unit);
    const count = inWords(leader.count, unit);
    if (total === 1) return `Há um só ${category.one}: ${leader.label}, com ${count}.`;
    const among = `entre ${withUnit(total, category)}`;
    const tied = rows.filter((row) => row.count === leader.count);
    if (first === 1 && tied.length > 1) {
      // More ties may follow on the next page.
      const more = tied.length === rows.length && tied.length < total ? 'Ao menos ' : '';
      const names =
        tied.length > MAX_NAMED || more
          ? `${more}${tied.length} ${category.many}`
          : formatList(tied.map(({ label }) => label));
      return `${names} empatam no maior número de ${unit.many}, com ${count} cada, ${among}.`;
    }
    if (first === 1) {
      return `O ${leading} com mais ${unit.many} é ${leader.label}, com ${count}, ${among}.`;
    }
    const last = first + rows.length - 1;
    const ranks = last === first ? `O ${first}º` : `Do ${first}º ao ${last}º`;
    return `${ranks} ${among}, por número de ${unit.many}.`;
  };

/** Pay in reais; null when withheld. */
export interface PayFigures {
  links: number;
  /** Number of the links whose pay is not classified. Default: 0. */
  unclassified?: number;
  meanPay: number | null;
  medianPay: number | null;
  p25Pay?: number | null;
  p75Pay?: number | null;
}

/** Pay of a larger group of links, with which a selection is compared. */
export type ComparedPay = Omit<ComparedFigure, 'value'> & PayFigures;

const paidLinks = ({ links, unclassified = 0 }: PayFigures): number => links - unclassified;

/** Compares the pay, as an apposition: `, 12% menos que no Acre`; empty without comparisons. */
function apposition(
  figures: PayFigures,
  compared: readonly ComparedPay[],
  name: 'meanPay' | 'medianPay',
): string {
  const words = comparisonInWords(
    { value: figures[name] ?? 0, links: paidLinks(figures) },
    compared.map((each) => ({ ...each, value: each[name], links: paidLinks(each) })),
  );
  return words && `, ${words}`;
}

/**
 * Describes median and mean pay: `Metade dos vínculos paga até R$ 1.782,44 em dezembro; a média é
 * R$ 3.156,02.` Compares the median, if it is published: `R$ 1.782,44 em dezembro, 12% menos que no
 * Brasil;`.
 */
export function paySentence(
  figures: PayFigures,
  terms: PayTerms = {},
  compared: readonly ComparedPay[] = [],
): string {
  const { links, meanPay, medianPay } = figures;
  if (links === 0) return emptySentence(LINKS);
  if (meanPay === null) return payWithheld(terms);
  if (medianPay === null) {
    return `A média é ${formatMoney(meanPay)} ${payPeriod(terms)}${apposition(figures, compared, 'meanPay')}. ${medianWithheld}`;
  }
  return `Metade dos vínculos paga até ${formatMoney(medianPay)} ${payPeriod(terms)}${apposition(figures, compared, 'medianPay')}; a média é ${formatMoney(meanPay)}.`;
}

/**
 * Describes the middle half of the pay, the median and the mean: `A metade recebe entre R$ 1.500,00
 * e R$ 2.900,00 em dezembro; a mediana é R$ 1.782,44, e a média, R$ 3.156,02.` Leaves out the half
 * if it is withheld. Compares the median: `a mediana é R$ 1.782,44, 12% menos que no Brasil, e …`.
 */
export function spreadSentence(
  figures: PayFigures,
  terms: PayTerms = {},
  compared: readonly ComparedPay[] = [],
): string {
  const { meanPay, medianPay, p25Pay, p75Pay } = figures;
  if (meanPay === null || medianPay === null || !p25Pay || !p75Pay) {
    return paySentence(figures, terms, compared);
  }
  const half =
    p25Pay === p75Pay
      ? `A metade recebe ${formatMoney(p25Pay)}`
      : `A metade recebe entre ${formatMoney(p25Pay)} e ${formatMoney(p75Pay)}`;
  return `${half} ${payPeriod(terms)}; a mediana é ${formatMoney(medianPay)}${apposition(figures, compared, 'medianPay')}, e a média, ${formatMoney(meanPay)}.`;
}

/** Pay of an occupation; null when withheld. */
export interface OccupationPayCount extends CountRow {
  meanPay?: number | null;
  medianPay: number | null;
}

/**
 * Names the highest pay: `A maior mediana é de Médico clínico: R$ 9.870,00 em dezembro, entre 1.234
 * vínculos.` Adds the number of occupations with withheld pay.
 */
export function bestPaidSentence(
  rows: readonly OccupationPayCount[],
  terms: PayTerms = {},
  measure: PayMeasure = 'mediana',
): string {
  if (rows.length === 0) return emptySentence(LINKS);
  const payOf = ({ meanPay, medianPay }: OccupationPayCount) =>
    measure === 'media' ? (meanPay ?? null) : medianPay;
  const known = rows.filter((row) => payOf(row) !== null);
  const withheld = rows.length - known.length;
  const hasMean = rows.some(({ meanPay, medianPay }) => medianPay === null && meanPay != null);
  const [best] = known.toSorted((a, b) => (payOf(b) ?? 0) - (payOf(a) ?? 0));
  const isUnclassified = isPayUnknown(terms);
  if (!best) {
    return isUnclassified
      ? payWithheld(terms)
      : `Remuneração em sigilo: são ${fewLinks(hasMean ? {} : terms)} em cada ocupação.`;
  }
  const tied = known.filter((row) => payOf(row) === payOf(best));
  const names =
    tied.length > MAX_NAMED
      ? withUnit(tied.length, OCCUPATIONS)
      : formatList(tied.map(({ label }) => label));
  const links = totalOf(tied);
  const leader = `A maior ${payMeasureNouns[measure]} é de ${names}: ${formatMoney(payOf(best) ?? 0)} ${payPeriod(terms)}, ${links === 1 ? 'com' : 'entre'} ${inWords(links, LINKS)}.`;
  if (withheld === 0) return leader;
  const reason = isUnclassified
    ? 'Sem remuneração classificada'
    : `Em sigilo, com ${fewLinks(hasMean ? {} : terms)}`;
  return `${leader} ${reason}: ${withUnit(withheld, OCCUPATIONS)}.`;
}
