import { formatDecimal } from './format';

/** Highest numbered level. Higher ones are “acima do nível 8”. */
export const QUALIFICATION_LEVELS = 8;

/** Levels 1 to 8 and above, from simple tasks to research, based on the CBO. */
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

/** Names a level: `Nível 7 de 8`, or `Acima do nível 8`. */
export const qualificationLevel = (level: number): string =>
  level > QUALIFICATION_LEVELS
    ? `Acima do nível ${QUALIFICATION_LEVELS}`
    : `Nível ${formatDecimal(level)} de ${QUALIFICATION_LEVELS}`;

/**
 * Describes the work and usual schooling at a 1-based level. All levels above 8 share a
 * description.
 */
export function qualificationDescription(level: number): string {
  const step =
    level > QUALIFICATION_LEVELS ? QUALIFICATION_LEVELS + 1 : Math.max(1, Math.floor(level));
  return DESCRIPTIONS[step - 1] ?? '';
}
