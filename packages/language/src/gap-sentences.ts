import { capitalized, formatPercent, formatWholeMoney } from './format';
import { type PayTerms, payPeriod, payWithheld } from './pay-terms';
import { emptySentence } from './sentences';
import { LINKS } from './unit';

/** Share of links without the compared attribute above which nothing is compared. */
const MAX_UNKNOWN = 1 / 3;

/** Attribute by which pay is compared. */
type Attribute = 'genero' | 'raca';

/** Pay of a group in comparison with a base; ratios are reais per R$ 100 of the base's mean. */
export interface PayComparison {
  key: string;
  /** Links of the group, and of its base. */
  count: number;
  baseCount: number;
  /** Null when withheld. */
  ratio: number | null;
  /** Among links with the same characteristics; null if there are too few of them. */
  adjustedRatio: number | null;
  /** Share of the links without the attribute; null if there are no links. */
  unknownShare: number | null;
}

interface GroupNames {
  /** With an article, as the subject of a sentence. */
  one: string;
  /** Without an article. */
  bare: string;
  /** Plural, without an article. */
  many: string;
}

const person = (adjective: string, plural = `${adjective}s`): GroupNames => ({
  one: `uma pessoa ${adjective}`,
  bare: `pessoa ${adjective}`,
  many: `pessoas ${plural}`,
});

const men: GroupNames = { one: 'um homem', bare: 'homem', many: 'homens' };
const women: GroupNames = { one: 'uma mulher', bare: 'mulher', many: 'mulheres' };
const white = person('branca');
const blackOrBrown = person('preta ou parda', 'pretas ou pardas');

/** Subject and main comparison of each split. */
const splits = {
  genero: { key: 'mulheres', article: 'o', attribute: 'gênero', ofGroup: women, ofBase: men },
  raca: {
    key: 'pretas-pardas',
    article: 'a',
    attribute: 'cor ou raça',
    ofGroup: blackOrBrown,
    ofBase: white,
  },
} as const satisfies Record<Attribute, object>;

/** Share of unknown links from which a sentence states it. */
const LEAST_NOTED = 0.01;

/** Whether too few links have the attribute for a comparison. */
export const isIncomparable = ({ unknownShare }: Pick<PayComparison, 'unknownShare'>): boolean =>
  (unknownShare ?? 0) > MAX_UNKNOWN;

/** Whether a ratio rounds to R$ 100. */
const isEven = (ratio: number): boolean => Math.round(ratio) === 100;

const SAME = 'praticamente o mesmo';

/** “De cada R$ 100” is only said of a part of them. */
const per100 = (ratio: number): string => `${ratio > 100 ? 'para' : 'de'} cada R$\u00a0100`;

function rawClause(
  ratio: number,
  { ofGroup, ofBase }: (typeof splits)[Attribute],
  terms: PayTerms,
) {
  const period = terms.basis === 'media' ? ` ${payPeriod(terms)}` : '';
  return isEven(ratio)
    ? `Em média, ${ofGroup.one} recebe ${SAME} que ${ofBase.one}${period}`
    : `Em média, ${per100(ratio)} que ${ofBase.one} recebe${period}, ${ofGroup.one} recebe ${formatWholeMoney(ratio)}`;
}

/** What the compared links have in common, after “na mesma”. */
export const ALIKE = 'ocupação, idade, escolaridade e jornada';

function adjustedClause(ratio: number, adjusted: number | null, hasHours: boolean): string {
  if (!hasHours) {
    return 'a jornada não está informada neste ano, e sem ela não se compara na mesma ocupação, idade e escolaridade';
  }
  if (adjusted === null) return `não há pares bastantes para comparar na mesma ${ALIKE}`;
  if (isEven(adjusted)) return `na mesma ${ALIKE}, ${SAME}`;
  const amount = formatWholeMoney(adjusted);
  if (!isEven(ratio)) return `na mesma ${ALIKE}, ${amount}`;
  return `na mesma ${ALIKE}, ${amount} ${per100(adjusted)}`;
}

/** How the comparison is made, where it depends on the edition. */
interface ComparisonTerms {
  terms?: PayTerms;
  /** Whether the file of the year has the hours. Default: true. */
  hasHours?: boolean;
  /** Whether the file of the year has the attribute. Default: true. */
  isInformed?: boolean;
}

/**
 * Compares the mean pay of two groups: `Em média, de cada R$ 100 que um homem recebe, uma mulher
 * recebe R$ 87; na mesma ocupação, idade, escolaridade e jornada, R$ 93.` Says why, where there is no
 * comparison.
 */
export function gapSentence(
  rows: readonly PayComparison[],
  split: Attribute,
  { terms = {}, hasHours = true, isInformed = true }: ComparisonTerms = {},
): string {
  const compared = splits[split];
  const { article, attribute, ofGroup, ofBase } = compared;
  const name = `${article} ${attribute}`;
  if (!isInformed) return `${capitalized(attribute)}: não informad${article} neste ano.`;
  const row = rows.find(({ key }) => key === compared.key);
  if (!row) return emptySentence(LINKS);
  const unknown = row.unknownShare ?? 0;
  const missing =
    unknown === 1
      ? `Nenhum destes vínculos informa ${name}`
      : `${capitalized(name)} falta em ${formatPercent(unknown)} dos vínculos`;
  if (isIncomparable(row)) return `${missing}: não se compara.`;
  const note = unknown >= LEAST_NOTED ? ` ${missing}.` : '';
  const absent = [ofGroup, ofBase].filter(
    (_, index) => (index === 0 ? row.count : row.baseCount) === 0,
  );
  if (absent.length === 2) return `${emptySentence(LINKS)}${note}`;
  const [none] = absent;
  if (none) return `Nenhum destes vínculos é de ${none.bare}: não há o que comparar.${note}`;
  if (row.ratio === null && terms.isInformed === false) return payWithheld(terms);
  if (row.ratio === null) {
    return `Comparação em sigilo: são poucos os vínculos de ${ofGroup.many}, ou de ${ofBase.many}, com remuneração classificada.${note}`;
  }
  const adjusted = adjustedClause(row.ratio, row.adjustedRatio, hasHours);
  return `${rawClause(row.ratio, compared, terms)}; ${adjusted}.${note}`;
}

/** A category and what women receive in it for every R$ 100 of men. */
export interface CategoryRatio {
  label: string;
  /** Not a number where there is no comparison. */
  ratio?: unknown;
}

/** Measure of pay in the categories of a comparison. */
export type ComparedMeasure = 'media' | 'mediana' | 'hora';

const measuresInWords: Readonly<Record<ComparedMeasure, string>> = {
  media: 'a média das mulheres',
  mediana: 'a mediana das mulheres',
  hora: 'a remuneração por hora das mulheres',
};

/**
 * Names the categories with the lowest and the highest ratio; `among` introduces them: ` Por escolaridade, a média das
 * mulheres vai de R$ 72 (Doutorado) a R$ 95 (Analfabeto) por R$ 100 dos homens.` Starts with a space
 * so that it can follow another sentence. Empty with fewer than two ratios.
 */
export function gapRangeSentence(
  rows: readonly CategoryRatio[],
  among: string,
  measure: ComparedMeasure,
): string {
  const known = rows.flatMap(({ label, ratio }) =>
    typeof ratio === 'number' ? [{ label, ratio }] : [],
  );
  const [lowest, ...others] = known.toSorted((a, b) => a.ratio - b.ratio);
  const highest = others.at(-1);
  if (!lowest || !highest) return '';
  const start = ` ${capitalized(among)}, ${measuresInWords[measure]}`;
  if (lowest.ratio === highest.ratio) {
    return `${start} é de ${formatWholeMoney(lowest.ratio)} por R$\u00a0100 dos homens onde se comparam.`;
  }
  const [from, to] = [lowest, highest].map(
    ({ label, ratio }) => `${formatWholeMoney(ratio)} (${label})`,
  );
  return `${start} vai de ${from} a ${to} por R$\u00a0100 dos homens.`;
}
