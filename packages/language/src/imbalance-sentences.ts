import {
  FEDERAL_DISTRICT,
  municipalityInFull,
  placeWithArticle,
  stateInFull,
} from '@observatorio/domain';
import { capitalized, formatCount, prependDe, uncapitalized } from './format';
import { growthYearsInWords } from './occupation-sentences';
import { numberInWords, OCCUPATIONS, type Unit, withUnit } from './unit';

/** Annual job openings of an occupation and people trained for it. */
export interface YearlyBalance {
  openings: number;
  entrants: number;
}

/**
 * Returns the people trained per hundred job openings as an integer; null if there are no openings.
 */
export const trainedPerHundred = ({ openings, entrants }: YearlyBalance): number | null =>
  openings > 0 ? Math.round((100 * entrants) / openings) : null;

function people(count: number): string {
  if (count === 0) return 'não se forma ninguém';
  return count === 1 ? 'forma-se 1 pessoa' : `formam-se ${formatCount(count)} pessoas`;
}

/**
 * Relates training to openings: `Para cada 100 vagas de emprego que se abrem por ano, formam-se 14
 * pessoas.`
 */
export function imbalanceSentence(balance: YearlyBalance): string {
  const perHundred = trainedPerHundred(balance);
  if (perHundred === null) {
    return `Em um ano não se abrem vagas de emprego, e ${people(balance.entrants)}.`;
  }
  const isBelowOne = perHundred === 0 && balance.entrants > 0;
  const trained = isBelowOne ? 'forma-se menos de 1 pessoa' : people(perHundred);
  return `Para cada 100 vagas de emprego que se abrem por ano, ${trained}.`;
}

/** Components of the annual job openings. */
export interface OpeningParts {
  replacement: number;
  /** Negative if jobs are lost; null if unknown. */
  growth: number | null;
  /** Years that the growth compares; null if it is unknown. */
  growthFrom: number | null;
  growthTo: number | null;
}

/**
 * Describes the components of the openings: `1.200 de quem se aposenta e 300 do crescimento, na média
 * de 2016 a 2019`, `1.200 de quem se aposenta, menos 300 que se fecham, na média de 2016 a 2019`.
 */
export function openingParts({ replacement, growth, growthFrom, growthTo }: OpeningParts): string {
  const years = growthYearsInWords(growthFrom, growthTo);
  const leaving = `${replacement === 0 ? 'nenhuma' : numberInWords(replacement)} de quem se aposenta`;
  if (growth === null) return `${leaving}; o crescimento não é conhecido`;
  if (growth === 0) return `${leaving}; sem crescimento${years}`;
  if (growth > 0) return `${leaving} e ${numberInWords(growth)} do crescimento${years}`;
  const closing = `${numberInWords(-growth)} que ${growth === -1 ? 'se fecha' : 'se fecham'}`;
  return `${leaving}, ${replacement === 0 ? 'e' : 'menos'} ${closing}${years}`;
}

/** People trained for an occupation per year, by level of course. */
export interface EntrantParts {
  /** Null if unknown. */
  higher: number | null;
  technical: number | null;
}

/**
 * Describes the people trained, by level of course: `120 de cursos superiores e 80 de cursos
 * técnicos`. For a single level, just `de cursos técnicos`.
 */
export function entrantParts({ higher, technical }: EntrantParts): string {
  if (!technical) return 'de cursos superiores';
  if (!higher) return 'de cursos técnicos';
  return `${formatCount(higher)} de cursos superiores e ${formatCount(technical)} de cursos técnicos`;
}

/** The place the figures describe, and the requested place. */
export interface ComputedPlace {
  /** `municipio`, `estado` or `pais`. */
  scope: string;
  place: string;
  /** Name of the requested place if it differs; null otherwise. */
  asked: string | null;
  /** Whether the requested place has no data at all, rather than just too few. */
  isUncovered: boolean;
}

/**
 * Explains why the figures describe a different place: `Sobral tem poucos dados para esta conta; os
 * números são do estado: Ceará.` Empty if the place is the requested one.
 */
export function placeNote({ scope, place, asked, isUncovered }: ComputedPlace): string {
  if (asked === null) return '';
  const reason = isUncovered
    ? `Não há dados ${prependDe(placeWithArticle(asked))}`
    : `${capitalized(placeWithArticle(asked))} tem poucos dados para esta conta`;
  const whole = place === 'Brasil' ? 'do país inteiro' : `do país: ${place}`;
  return `${reason}; os números são ${scope === 'estado' ? `do estado: ${place}` : whole}.`;
}

/** A named place. */
export interface NamedPlace {
  /** `municipio`, `estado` or `pais`. */
  scope: string;
  place: string;
  /** IBGE code; null for the country. */
  code: string | null;
}

/**
 * Names a place unambiguously, since cities and states may share a name: `São Paulo (estado)`, `São
 * Paulo, SP`, `Brasil`. The Federal District is no state, and no city has its name.
 */
export function placeInFull({ scope, place, code }: NamedPlace): string {
  if (scope === 'estado') return code === FEDERAL_DISTRICT ? place : stateInFull(place);
  return code ? municipalityInFull(code, place) : place;
}

/** Totals for a ranking. */
export interface RankedNumbers {
  /** Place to name in the sentence; empty if another sentence already names it. */
  place: string;
  /** Null, like `promising`, if nothing can be ranked. */
  ranked: number | null;
  promising: number | null;
}

/** Describes how many of the compared occupations are promising. */
function promisingAmong(ranked: number, promising: number): string {
  if (ranked === 1) return `que ${promising === 1 ? 'é' : 'não é'} promissora`;
  if (promising === 0) return 'nenhuma promissora';
  if (promising === ranked) return `${ranked === 2 ? 'ambas' : 'todas'} promissoras`;
  return promising === 1
    ? 'das quais 1 é promissora'
    : `das quais ${formatCount(promising)} são promissoras`;
}

/** Summarises a ranking: `Acre (estado): 23 ocupações comparadas, das quais 12 são promissoras.` */
export function rankedSentence(numbers: RankedNumbers): string {
  const { place, ranked, promising } = numbers;
  if (!ranked) return '';
  const compared = `${withUnit(ranked, OCCUPATIONS)} ${ranked === 1 ? 'comparada' : 'comparadas'}`;
  return `${place && `${place}: `}${compared}, ${promisingAmong(ranked, promising ?? 0)}.`;
}

/** Explains the order of a ranking. Empty for fewer than two occupations. */
export function orderSentence({ ranked, promising }: Omit<RankedNumbers, 'place'>): string {
  if (ranked === null || promising === null || ranked < 2) return '';
  const others = ranked - promising;
  if (promising === 0 || others === 0) return 'A que mais precisa de gente vem primeiro.';
  const first = promising === 1 ? 'A promissora vem primeiro' : 'As promissoras vêm primeiro';
  if (promising === 1) {
    return others === 1 ? `${first}.` : `${first}; entre as outras, a que mais precisa de gente.`;
  }
  return others === 1
    ? `${first}; entre elas, a que mais precisa de gente.`
    : `${first}; entre elas, como entre as outras, a que mais precisa de gente.`;
}

const OPENINGS: Unit = { one: 'vaga de emprego', many: 'vagas de emprego' };
const TRAINED: Unit = { one: 'pessoa formada', many: 'pessoas formadas' };

/** Names both numbers: `2.061 vagas de emprego e 283 pessoas formadas por ano`. */
export const yearlyNumbers = ({ openings, entrants }: YearlyBalance): string =>
  `${withUnit(openings, OPENINGS)} e ${withUnit(entrants, TRAINED)} por ano`;

/** Occupations that are short of people, or have a surplus. */
export interface BalanceGroup {
  count: number;
  /** The one with the greatest shortage or surplus. */
  most: string;
}

/** Totals of several occupations, by the relation of their openings to the people trained. */
export interface BalanceTotals {
  /** Place to name in the sentence; empty if another sentence already names it. */
  place: string;
  ranked: number;
  short: BalanceGroup;
  surplus: BalanceGroup;
}

/**
 * Summarises where people are lacking: `Brasil: falta gente em 19 das 140 ocupações comparadas, mais
 * em vendedor pracista, e sobra em 114, mais em advogado.` Empty if none are compared.
 */
export function balanceSentence({ place, ranked, short, surplus }: BalanceTotals): string {
  if (ranked === 0) return '';
  const most = (group: BalanceGroup) =>
    group.count > 1 ? `, mais em ${uncapitalized(group.most)}` : ` (${uncapitalized(group.most)})`;
  const all = `das ${withUnit(ranked, OCCUPATIONS)} comparadas`;
  const lacking = short.count
    ? `falta gente em ${formatCount(short.count)} ${all}${most(short)}`
    : `não falta gente em nenhuma ${all}`;
  const left = surplus.count
    ? `sobra em ${formatCount(surplus.count)}${most(surplus)}`
    : 'não sobra em nenhuma';
  const sentence = `${lacking}, e ${left}.`;
  return place ? `${place}: ${sentence}` : capitalized(sentence);
}
