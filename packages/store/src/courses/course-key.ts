/** A course's level before its name: `Curso Técnico em`, `Técnica de`, `Técnico(a) em`. */
const LEVEL = /^(CURSO )?TECNIC[OA] (?=.)/;
/** Words that sources write differently: `Gerência de Saúde`, `Gerência em Saúde`. */
const CONNECTIVE = /^([AEO]|D?[AEO]S?|N[AO]S?|AOS?|EM|COM|PARA)$/;

/**
 * The name by which sources agree on a technical course, `ENFERMAGEM` for `Técnico em Enfermagem`:
 * without its level, a remark in brackets, connectives, plurals, accents, case and hyphens.
 */
export const courseKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(LEVEL, '')
    .split(' ')
    .filter((word) => !CONNECTIVE.test(word))
    .map((word) => word.replace(/(?<=...)S$/, ''))
    .join(' ');
