import { formatCount } from './format';
import { numberInWords, OCCUPATIONS, withUnit } from './unit';

/** Jobs of an occupation that open in a year, and people trained for it. */
export interface YearlyBalance {
  openings: number;
  entrants: number;
}

/** People trained for every ten jobs that open, a whole number; null where none opens. */
export const trainedPerTen = ({ openings, entrants }: YearlyBalance): number | null =>
  openings > 0 ? Math.round((10 * entrants) / openings) : null;

const people = (count: number): string =>
  count === 1 ? 'forma-se 1 pessoa' : `formam-se ${formatCount(count)} pessoas`;

/** `Para cada 10 vagas de emprego que se abrem por ano, formam-se 4 pessoas.` */
export function imbalanceSentence(balance: YearlyBalance): string {
  const perTen = trainedPerTen(balance);
  if (perTen === null) {
    return `Em um ano não se abrem vagas de emprego, e ${people(balance.entrants)}.`;
  }
  const trained = perTen === 0 ? 'forma-se menos de 1 pessoa' : people(perTen);
  return `Para cada 10 vagas de emprego que se abrem por ano, ${trained}.`;
}

/** The parts of the jobs that open in a year. */
export interface OpeningParts {
  replacement: number;
  /** Negative where links end; null where unknown. */
  growth: number | null;
}

/** `1.200 de quem se aposenta e 300 do crescimento`, `1.200 de quem se aposenta, menos 300 que se fecham`. */
export function openingParts({ replacement, growth }: OpeningParts): string {
  const leaving = `${replacement === 0 ? 'nenhuma' : numberInWords(replacement)} de quem se aposenta`;
  if (growth === null) return `${leaving}; o crescimento não é conhecido`;
  if (growth === 0) return `${leaving}; sem crescimento`;
  return growth < 0
    ? `${leaving}, menos ${numberInWords(-growth)} que ${growth === -1 ? 'se fecha' : 'se fecham'}`
    : `${leaving} e ${numberInWords(growth)} do crescimento`;
}

/** People trained for an occupation in a year, by the level of their courses. */
export interface EntrantParts {
  higher: number;
  technical: number;
}

/** `120 de cursos superiores e 80 de cursos técnicos`; of one level alone, `de cursos técnicos`. */
export function entrantParts({ higher, technical }: EntrantParts): string {
  if (technical === 0) return 'de cursos superiores';
  if (higher === 0) return 'de cursos técnicos';
  return `${formatCount(higher)} de cursos superiores e ${formatCount(technical)} de cursos técnicos`;
}

/** The place that was computed, and the one that was chosen. */
export interface ComputedPlace {
  /** `municipio`, `estado` or `pais`. */
  scope: string;
  place: string;
  /** The chosen place where it is another one; null otherwise. */
  asked: string | null;
  /** Whether the chosen place has no data at all, rather than too few. */
  isUncovered: boolean;
}

/** `Sobral tem poucos dados para esta conta: os números são do estado, Ceará.`; empty if it is the chosen one. */
export function placeNote({ scope, place, asked, isUncovered }: ComputedPlace): string {
  if (asked === null) return '';
  const reason = isUncovered
    ? `Não há dados de ${asked}`
    : `${asked} tem poucos dados para esta conta`;
  const whole = place === 'Brasil' ? 'do país inteiro' : `do país: ${place}`;
  return `${reason}; os números são ${scope === 'estado' ? `do estado: ${place}` : whole}.`;
}

/** The ranking of a place. */
export interface RankedPlace {
  /** Empty where another sentence names it. */
  place: string;
  ranked: number;
  promising: number;
}

const PROMISING = { one: 'promissora', many: 'promissoras', feminine: true };

/** `Acre: 23 ocupações comparadas, das quais 12 promissoras.` */
export function rankedSentence({ place, ranked, promising }: RankedPlace): string {
  if (ranked === 0) return '';
  const compared = `${place && `${place}: `}${withUnit(ranked, OCCUPATIONS)} ${ranked === 1 ? 'comparada' : 'comparadas'}`;
  if (promising === 0) return `${compared}, nenhuma promissora.`;
  if (ranked === 1) return `${compared}, que é promissora.`;
  return promising === ranked
    ? `${compared}, todas promissoras.`
    : `${compared}, das quais ${withUnit(promising, PROMISING)}.`;
}
