import { onetElements } from '@observatorio/store';
import { SAMPLE_YEAR } from '../base/totals';
import { levelIn } from '../base/years';
import { fieldOf, sharedAncestors, type WorkField } from './fields';
import { mainOccupations, type SampleOccupation } from './occupations';

/** Qualification level for each schooling profile. */
const qualifications: Readonly<Record<string, number>> = {
  e: 1,
  f: 2,
  m: 3,
  t: 4,
  s: 5,
  u: 6,
  d: 7,
};

/** Minimum pay, in reais, at which a degree counts as one level higher. */
const HIGH_PAY = 8000;

const MAX_RELATED = 5;

export function qualificationOf({ schooling, pay }: SampleOccupation): number {
  const level = qualifications[schooling] ?? 3;
  return level >= 6 && pay >= HIGH_PAY ? level + 1 : level;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Probability of automation, which decreases with qualification and, within a level, with pay. */
export function automationOf(occupation: SampleOccupation): number {
  const { automation } = fieldOf(occupation.code);
  const qualified = 0.93 ** (qualificationOf(occupation) - 3);
  const paid = (occupation.pay / 2500) ** -0.05;
  return hundredth(clamp(automation * qualified * paid, 0.01, 0.95));
}

/** First year of the sample's series of occupations. */
const FIRST_YEAR = 2009;

/** Returns an occupation's links in a year of the sample. */
export const linksIn = ({ size, pace }: SampleOccupation, year: number): number =>
  Math.round(size * 1000 * levelIn(year) * (1 + pace) ** (year - SAMPLE_YEAR));

/** Returns links by year up to 2019, the year of the sample. */
export const evolutionOf = (occupation: SampleOccupation): { year: number; links: number }[] =>
  Array.from({ length: SAMPLE_YEAR - FIRST_YEAR + 1 }, (_, index) => ({
    year: FIRST_YEAR + index,
    links: linksIn(occupation, FIRST_YEAR + index),
  }));

export interface ElementScore {
  kind: string;
  name: string;
  importance: number;
  level: number;
}

/** Elements common to all occupations, listed after those of the field. */
const common: Readonly<
  Record<keyof Pick<WorkField, 'knowledge' | 'skills' | 'attitudes'>, string[]>
> = {
  knowledge: ['2.C.7.a', '2.C.1.e', '2.C.4.a', '2.C.8.a', '2.C.3.a', '2.C.6'],
  skills: ['2.A.1.b', '2.A.1.d', '2.A.2.a', '2.A.2.d', '2.B.1.b', '2.B.5.a', '2.A.1.a'],
  attitudes: ['1.C.5.a', '1.C.5.c', '1.C.3.a', '1.C.5.b', '1.C.4.a', '1.C.4.c', '1.C.1.c'],
};

const byId = new Map(onetElements.map((element) => [element.id, element]));

/**
 * Returns the required elements. Importance depends on their order in the field; level also depends
 * on qualification.
 */
export function scoresOf(occupation: SampleOccupation): ElementScore[] {
  const field = fieldOf(occupation.code);
  const qualification = qualificationOf(occupation);
  return (['knowledge', 'skills', 'attitudes'] as const).flatMap((kind) =>
    [...new Set([...field[kind], ...common[kind]])].flatMap((id, place) => {
      const element = byId.get(id);
      if (!element) return [];
      const importance = tenth(clamp(4.7 - 0.22 * place + 0.03 * (qualification - 4), 1, 5));
      const level = tenth(clamp(2.4 + 0.5 * qualification - 0.25 * place, 0.5, 7));
      return [{ kind: element.kind, name: element.name, importance, level }];
    }),
  );
}

/** Returns the frequency of an element with this importance, 0 to 1. */
export const frequencyOf = (importance: number): number => hundredth((importance - 1) / 4);

/** Returns a summary of the occupation: its work and its degree of responsibility. */
export function synthesisOf(occupation: SampleOccupation): string {
  const { does } = fieldOf(occupation.code);
  const task = isSupervisor(occupation)
    ? `Supervisiona quem ${does.charAt(0).toLowerCase()}${does.slice(1)}`
    : does;
  return [task, dutyOf(occupation)].filter(Boolean).join(' ');
}

const isSupervisor = ({ title }: SampleOccupation): boolean =>
  /^(supervisor|encarregad|mestre|chefe)/i.test(title);

/** Returns the second sentence of the summary; empty for heads of organisations. */
function dutyOf(occupation: SampleOccupation): string {
  const { code, title, schooling } = occupation;
  if (code.startsWith('1')) return '';
  if (isSupervisor(occupation)) return 'Distribui as tarefas do dia e confere o que foi feito.';
  if (schooling === 'u' || schooling === 'd')
    return 'Decide com autonomia e responde pelo que faz.';
  if (code.startsWith('0')) return 'Cumpre as ordens e os regulamentos da corporação.';
  const isOffice = /^(317|35|371|4|52[014])/.test(code);
  if (/^(auxiliar|ajudante|assistente|servente)/i.test(title)) {
    return isOffice
      ? 'Apoia a equipe nas tarefas de cada dia e mantém os registros em ordem.'
      : 'Ajuda quem tem mais prática e cuida do preparo e da limpeza do material.';
  }
  if (/^33[123]/.test(code)) return 'Segue o plano de ensino combinado com a escola.';
  if (/^t[ée]cnico/i.test(title) && !isOffice) {
    return 'Segue normas técnicas, e avisa quem decide quando algo sai do previsto.';
  }
  return isOffice
    ? 'Segue prazos e procedimentos, e avisa quem decide quando algo sai do previsto.'
    : 'Segue instruções e procedimentos de segurança, e avisa quando algo sai do previsto.';
}

/** Returns the field's competencies, adjusted for the qualification level, 0 to 1. */
export const competenciesOf = (occupation: SampleOccupation): (readonly [string, number])[] =>
  fieldOf(occupation.code).competencies.map(([name, score]) => [
    name,
    hundredth(clamp(score + 0.03 * (qualificationOf(occupation) - 4), 0.01, 1)),
  ]);

/** Minimum competency score for an occupation to count towards Economy 4.0. */
const ECONOMY_40 = 0.6;

export const isEconomy40 = (occupation: SampleOccupation): boolean =>
  competenciesOf(occupation).some(([, score]) => score >= ECONOMY_40);

/**
 * Returns the five most closely related main occupations: by closest field, then by longest common
 * prefix of the code, then by closest pay.
 */
export function relatedTo(occupation: SampleOccupation): string[] {
  const sharedFields = ({ code }: SampleOccupation): number =>
    sharedAncestors(fieldOf(code), fieldOf(occupation.code));
  const sharedPrefix = ({ code }: SampleOccupation): number =>
    [0, 1, 2, 3, 4, 5].findIndex((place) => code.charAt(place) !== occupation.code.charAt(place));
  const distance = ({ pay }: SampleOccupation): number => Math.abs(Math.log(pay / occupation.pay));
  return mainOccupations
    .filter((other) => other !== occupation && sharedFields(other) > 0)
    .toSorted(
      (a, b) =>
        sharedFields(b) - sharedFields(a) ||
        sharedPrefix(b) - sharedPrefix(a) ||
        distance(a) - distance(b),
    )
    .slice(0, MAX_RELATED)
    .map(({ code }) => code);
}

/** Table → n: one in n families is missing from it because real sources also have gaps. */
const gaps = { scores: 12, automation: 14, description: 16 } as const;

/** Whether the sample's table has facts about an occupation. */
export function hasFacts(table: keyof typeof gaps, { code }: SampleOccupation): boolean {
  return Number(code.slice(0, 4)) % gaps[table] !== 0;
}
