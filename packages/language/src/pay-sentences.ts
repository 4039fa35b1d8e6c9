import { inPlace, isCoarsePay, totalOf } from '@observatorio/domain';
import {
  capitalized,
  formatDecimal,
  formatList,
  formatMoney,
  formatPercent,
  prependDe,
  uncapitalized,
} from './format';
import { sizeInFull } from './labour-units';
import { type PayMeasure, payMeasureNouns } from './pay-measures';
import { fewLinks, isPayUnknown, type PayTerms, payPeriod, payWithheld } from './pay-terms';
import { emptySelectionSentence, emptySentence } from './sentences';
import { inWords, LINKS, OCCUPATIONS, type Unit, withUnit } from './unit';

/** Pay of a category in reais; null when withheld or unknown. */
export interface CategoryPay {
  key: string | null;
  label: string;
  /** All links of the category. */
  count: number;
  pay: number | null;
}

/** How sentences name the categories of a chart of pay. */
export interface PayNaming {
  /** A category and several. */
  unit: Unit;
  /** Name of a category with its article, if any: `quem tem mestrado`, `os homens`. */
  name(label: string): string;
  /** Verbs for one and for several categories. Default: `recebe` and `recebem`. */
  verbs?: readonly [one: string, many: string];
  /** Text before the names in place of a verb, for one and for several categories. */
  lead?: readonly [one: string, many: string];
}

const CATEGORIES: Unit = { one: 'categoria', many: 'categorias', feminine: true };
const CITIES: Unit = { one: 'cidade', many: 'cidades', feminine: true };
const AGE_BANDS: Unit = { one: 'faixa etária', many: 'faixas etárias', feminine: true };

/** Naming of categories that are the subject of “paga mais”, after a text such as `O setor`. */
const payers = (unit: Unit): PayNaming => {
  const [one, many] = unit.feminine ? ['A', 'As'] : ['O', 'Os'];
  return {
    unit,
    name: (label) => label,
    lead: [`${one} ${unit.one} que paga mais é`, `${many} ${unit.many} que pagam mais são`],
  };
};

export const macroSectorPay = payers({ one: 'grande setor', many: 'grandes setores' });
export const sectorPay = payers({ one: 'setor', many: 'setores' });
export const occupationPayNaming = payers(OCCUPATIONS);

export const sizePay: PayNaming = {
  unit: { one: 'faixa de tamanho', many: 'faixas de tamanho', feminine: true },
  name: (label) =>
    label.startsWith('Sem ')
      ? `os estabelecimentos ${uncapitalized(label)}`
      : `os estabelecimentos de ${uncapitalized(sizeInFull(label))}`,
  verbs: ['pagam', 'pagam'],
};

export const schoolingPay: PayNaming = {
  unit: { one: 'nível de escolaridade', many: 'níveis de escolaridade' },
  name(label) {
    if (label.startsWith('Analfabeto')) return 'quem é analfabeto';
    const level = label.startsWith('6º') ? `do ${label}` : uncapitalized(label);
    return `quem tem ${level.replace(/^(?=\d)/, 'o ')}`;
  },
};

/** Completes an age band after a noun or a verb: `de 18 a 29 anos`, `até 17 anos`. */
const aged = (label: string): string =>
  /^\d+ a /.test(label) ? `de ${label}` : uncapitalized(label);

export const agePay: PayNaming = { unit: AGE_BANDS, name: (label) => `quem tem ${aged(label)}` };

export const genderPay: PayNaming = {
  unit: CATEGORIES,
  name: (label) => `${label === 'Mulheres' ? 'as' : 'os'} ${uncapitalized(label)}`,
  verbs: ['recebem', 'recebem'],
};

/** Naming of rows labelled with a sex and an age band: `Mulheres, 18 a 29 anos`. */
export const ageGenderPay: PayNaming = {
  unit: CATEGORIES,
  name(label) {
    const [sex = '', age = ''] = label.split(', ');
    return `${genderPay.name(sex)} ${/^\d+ a /.test(age) ? 'de' : 'com'} ${uncapitalized(age)}`;
  },
  verbs: ['recebem', 'recebem'],
};

export const statePay: PayNaming = {
  unit: { one: 'estado', many: 'estados' },
  name: (label) => `quem trabalha ${inPlace(label)}`,
};

export const cityPay: PayNaming = { ...statePay, unit: CITIES };

/** Maximum number of categories named in a sentence. */
const MAX_NAMED = 3;

/** Lists the first names, and counts the others: `A, B e mais 2 setores`. */
const shortList = (names: readonly string[], unit: Unit): string =>
  formatList(
    names.length > MAX_NAMED
      ? [...names.slice(0, 2), `mais ${withUnit(names.length - 2, unit)}`]
      : names,
  );

type Known = CategoryPay & { pay: number };

const isKnown = (row: CategoryPay): row is Known => row.pay !== null;

/** Circumstances of a sentence about pay. */
interface PayContext {
  measure: PayMeasure;
  /** How the pay was measured and is published. */
  terms: PayTerms;
  naming: PayNaming;
}

/** Largest relative difference that is called `quase a mesma`. */
const ALMOST = 0.005;

/** Introduces a comparison of amounts that are rounded too coarsely for a ratio. */
export const ROUNDED = 'Pelos valores arredondados';

/** Relates the highest pay to the lowest: `2,9 vezes a de quem tem mestrado`, `12% a mais que a …`. */
function ratioInWords(highest: number, lowest: number, whose: string): string {
  const ratio = highest / lowest;
  return ratio >= 1.95
    ? `${formatDecimal(ratio)} vezes ${whose}`
    : `${formatPercent(ratio - 1)} a mais que ${whose}`;
}

/** States how many categories with links have no published pay. Empty if all have. */
function withheldNote(rows: readonly CategoryPay[], { terms, naming }: PayContext): string {
  const withheld = rows.filter((row) => row.key && row.count > 0 && !isKnown(row)).length;
  if (withheld === 0) return '';
  const reason = isPayUnknown(terms) ? 'Sem remuneração classificada' : 'Em sigilo';
  return ` ${reason}: ${withUnit(withheld, naming.unit)}.`;
}

/** Compares the categories with published pay, of which there are at least two. */
function comparison(known: readonly Known[], { measure, terms, naming }: PayContext): string {
  const pays = known.map(({ pay }) => pay);
  const [highest, lowest] = [Math.max(...pays), Math.min(...pays)];
  const noun = payMeasureNouns[measure];
  const namesAt = (pay: number) =>
    known.filter((row) => row.pay === pay).map(({ label }) => naming.name(label));
  const amount = `${formatMoney(highest)} ${payPeriod(terms)}`;
  const best = namesAt(highest);
  const isRough = known.some(
    ({ pay, count }) => (pay === highest || pay === lowest) && isCoarsePay(pay, count),
  );
  if (highest === lowest) {
    return `A ${noun}${isRough ? ' arredondada' : ''} é a mesma para ${shortList(best, naming.unit)}: ${amount}.`;
  }
  if (!isRough && highest / lowest < 1 + ALMOST) {
    const all = known.map(({ label }) => naming.name(label));
    return `A ${noun} é quase a mesma para ${shortList(all, naming.unit)}: de ${formatMoney(lowest)} a ${amount}.`;
  }
  const { verbs = ['recebe', 'recebem'], lead } = naming;
  const number = best.length === 1 ? 0 : 1;
  const start = lead
    ? `${lead[number]} ${shortList(best, naming.unit)}`
    : `${capitalized(shortList(best, naming.unit))} ${verbs[number]} mais`;
  const worst = namesAt(lowest);
  const [first = ''] = worst;
  const others = worst.length > 1 ? ` e de mais ${withUnit(worst.length - 1, naming.unit)}` : '';
  const least = known.length > 2 ? ', a menor' : '';
  const whose = `a ${prependDe(first)}${others}${least}`;
  if (isRough) {
    return `${ROUNDED}, ${uncapitalized(start)}: ${noun} de ${amount}; ${whose}${least && ','} é ${formatMoney(lowest)}.`;
  }
  return `${start}: ${noun} de ${amount}, ${ratioInWords(highest, lowest, whose)}.`;
}

/** Lists the pay of the selected categories. */
function selection(chosen: readonly CategoryPay[], { measure, terms }: PayContext): string {
  const noun = payMeasureNouns[measure];
  const links = totalOf(chosen);
  const labels = chosen.map(({ label }) => label);
  if (links === 0) return emptySelectionSentence(labels, LINKS);
  const period = payPeriod(terms);
  const [first, ...others] = chosen;
  if (first && others.length === 0) {
    const withheld = isPayUnknown(terms) ? `sem ${noun}` : `${noun} em sigilo`;
    const pay = first.pay === null ? withheld : `${noun} de ${formatMoney(first.pay)} ${period}`;
    // Not “entre”: links without classified pay count as well.
    return `Seleção: ${first.label}, ${pay}, com ${inWords(links, LINKS)}.`;
  }
  const pays = chosen.slice(0, MAX_NAMED).map(({ label, pay, count }) => {
    if (count === 0) return `${label}, sem vínculos`;
    const withheld = isPayUnknown(terms) ? 'sem valor' : 'em sigilo';
    return `${label}, ${pay === null ? withheld : formatMoney(pay)}`;
  });
  const more = chosen.length > MAX_NAMED ? `; e mais ${chosen.length - MAX_NAMED}` : '';
  return `Seleção, com a ${noun} ${period}: ${pays.join('; ')}${more}.`;
}

/**
 * Compares the pay of categories: `Quem tem mestrado recebe mais: mediana de R$ 5.200,00 em
 * dezembro, 2,9 vezes a de quem tem médio completo, a menor.` Only categories with published pay
 * take part; the number of the others follows.
 */
export function payByCategorySentence(
  rows: readonly CategoryPay[],
  selected: readonly string[],
  context: PayContext,
): string {
  const { measure, terms, naming } = context;
  const links = totalOf(rows);
  if (links === 0) return emptySentence(LINKS);
  const chosen = rows.filter(({ key }) => key && selected.includes(key));
  if (chosen.length > 0) return selection(chosen, context);
  const listed = rows.filter(({ key, count }) => key && count > 0);
  if (listed.length === 0) return `Sem essa informação: ${inWords(links, LINKS)}.`;
  const known = listed.filter(isKnown);
  const [only, ...others] = known;
  if (!only) {
    return isPayUnknown(terms)
      ? payWithheld(terms)
      : `Remuneração em sigilo: são ${fewLinks(terms)} em cada ${naming.unit.one}.`;
  }
  const sentence =
    others.length > 0
      ? comparison(known, context)
      : `A ${payMeasureNouns[measure]} ${prependDe(naming.name(only.label))} é ${formatMoney(only.pay)} ${payPeriod(terms)}.`;
  return sentence + withheldNote(rows, context);
}
