import { formatCount, formatList, formatMoney, formatPercent } from './format';
import { SMALL_CELL } from './labour';

/** A category and its links, as a chart shows them; without a key it is no category of its own. */
export interface Counted {
  /** Null for "Não informado", empty for "Outras". */
  key: string | null;
  label: string;
  count: number;
}

const NO_LINKS = 'Não há vínculos com estes filtros.';

const MILLION = 1_000_000;
const millions = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 47554211 → `47,6 milhões de vínculos`; 1 → `1 vínculo`; whole numbers below a million. */
export function linksInWords(links: number): string {
  if (links < MILLION) return `${formatCount(links)} ${links === 1 ? 'vínculo' : 'vínculos'}`;
  const rounded = Math.round(links / (MILLION / 10)) / 10;
  return `${millions.format(rounded)} ${rounded < 2 ? 'milhão' : 'milhões'} de vínculos`;
}

/** `dos 47,6 milhões de vínculos`, and `de 1,5 milhão de vínculos`: below two it is singular. */
function ofLinks(links: number): string {
  const singular = links === 1 || (links >= MILLION && links < 1.95 * MILLION);
  return `${singular ? 'de' : 'dos'} ${linksInWords(links)}`;
}

const sum = (rows: readonly Counted[]): number => rows.reduce((all, row) => all + row.count, 0);

/** The categories with links, the largest first; without "Não informado" and "Outras". */
const ranked = (rows: readonly Counted[]): Counted[] =>
  rows.filter((row) => row.key && row.count > 0).toSorted((a, b) => b.count - a.count);

/** Below what one decimal can show, `menos de 0,1%`. */
function shareOf(links: number, total: number): string {
  const share = links / total;
  return share > 0 && share < 0.0005 ? 'menos de 0,1%' : formatPercent(share);
}

/** What a chart with two categories or more says: the largest, the next, and all links. */
type Comparison = (first: Counted, second: Counted, total: number) => string;

/** Makes the summary of a chart from its rows and the keys of the chosen ones. */
export type SentenceMaker = (rows: readonly Counted[], selected?: readonly string[]) => string;

/** Says what is alike in all charts (nothing there, a selection, one group), else compares. */
const sentence =
  (compare: Comparison): SentenceMaker =>
  (rows, selected = []) => {
    const total = sum(rows);
    if (total === 0) return NO_LINKS;
    const groups = ranked(rows);
    const [first, second] = groups;
    if (!first) return `Sem essa informação: ${linksInWords(total)}.`;
    const chosen = groups.filter((row) => row.key && selected.includes(row.key));
    if (chosen.length > 0) return selectionSentence(chosen, total);
    if (!second) return `Um só grupo: ${first.label}, com ${linksInWords(first.count)}.`;
    return compare(first, second, total);
  };

function selectionSentence(chosen: readonly Counted[], total: number): string {
  const links = sum(chosen);
  const share = links < total ? `, ${shareOf(links, total)} do total` : '';
  return `Seleção: ${formatList(chosen.map(({ label }) => label))}, com ${linksInWords(links)}${share}.`;
}

/** `à frente de Comércio (20%)`, or `o mesmo que Comércio` where both have as many. */
const runnerUp: Comparison = (first, second, total) =>
  first.count === second.count
    ? `o mesmo que ${second.label}`
    : `à frente de ${second.label} (${shareOf(second.count, total)})`;

/**
 * Names the largest category: `O setor com mais vínculos é Ensino, com 9% dos 47,6 milhões de
 * vínculos, à frente de Calçados (1%).` `lead` is the beginning, up to the verb.
 */
export const leaderSentence = (lead: string): SentenceMaker =>
  sentence(
    (first, second, total) =>
      `${lead} é ${first.label}, com ${shareOf(first.count, total)} ${ofLinks(total)}, ${runnerUp(first, second, total)}.`,
  );

/** `São Paulo concentra 28% dos 47,6 milhões de vínculos, à frente de Minas Gerais (11%).` */
export const placeSentence: SentenceMaker = sentence(
  (first, second, total) =>
    `${first.label} concentra ${shareOf(first.count, total)} ${ofLinks(total)}, ${runnerUp(first, second, total)}.`,
);

/** `Homens têm 56% dos 47,6 milhões de vínculos; mulheres, 44%.` */
export const genderSentence: SentenceMaker = sentence(
  (first, second, total) =>
    `${first.label} têm ${shareOf(first.count, total)} ${ofLinks(total)}; ${second.label.toLowerCase()}, ${shareOf(second.count, total)}.`,
);

/** Pay in reais; null when withheld. */
export interface PayFigures {
  links: number;
  meanPay: number | null;
  medianPay: number | null;
}

/** `Metade dos vínculos paga até R$ 1.782,44 por mês; a média é R$ 3.156,02.` */
export function paySentence({ links, meanPay, medianPay }: PayFigures): string {
  if (links === 0) return NO_LINKS;
  if (meanPay === null || medianPay === null) return payWithheld;
  return `Metade dos vínculos paga até ${formatMoney(medianPay)} por mês; a média é ${formatMoney(meanPay)}.`;
}

/** Why a pay figure is not shown. */
export const payWithheld = `Remuneração em sigilo: são menos de ${SMALL_CELL} vínculos, e o valor mostraria quanto ganha uma pessoa.`;
