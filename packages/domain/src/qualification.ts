import { formatScore } from './format';

/** The highest level that has a number of its own. */
const HIGHEST_LEVEL = 8;

/** Each level of qualification is an eighth of the bar. */
const PERCENT_OF_LEVEL = 12.5;

/** Levels 1 to 8, and what lies above: from simple tasks to research, after the idea of the CBO. */
const DESCRIPTIONS = [
  'Tarefas simples, com orientação direta; em geral, não se exige escolaridade.',
  'Tarefas de rotina, com pouca variação; em geral, pede o ensino fundamental.',
  'Tarefas variadas, aprendidas na prática ou em curso curto; em geral, pede o ensino médio.',
  'Trabalho técnico, com autonomia dentro de normas; em geral, pede curso técnico.',
  'Trabalho técnico especializado ou de supervisão; em geral, pede curso técnico e experiência, ou parte do superior.',
  'Trabalho que analisa e decide; em geral, pede curso superior completo.',
  'Trabalho especializado ou de direção; em geral, pede curso superior e experiência ou pós-graduação.',
  'Alta especialização e grande responsabilidade; em geral, pede mestrado, residência ou formação equivalente.',
  'Pesquisa e criação de conhecimento; em geral, pede doutorado.',
] as const;

/** `Nível 7 de 8`; what is higher is above the levels. */
export const qualificationLevel = (level: number): string =>
  level > HIGHEST_LEVEL
    ? `Acima do nível ${HIGHEST_LEVEL}`
    : `Nível ${formatScore(level)} de ${HIGHEST_LEVEL}`;

/** How much of the bar of qualification a level fills, in percent: 12.5 for each, 100 at most. */
export const qualificationPercent = (level: number): number =>
  Math.min(100, level * PERCENT_OF_LEVEL);

/** What work of a level (from 1; 9 is all above 8) is like, and the schooling that it asks for. */
export function qualificationDescription(level: number): string {
  const step = level > HIGHEST_LEVEL ? HIGHEST_LEVEL + 1 : Math.max(1, Math.floor(level));
  return DESCRIPTIONS[step - 1] ?? '';
}
