/** Level prefix of a course name: `Curso Técnico em`, `Técnica de`, `Técnico(a) em`. */
const LEVEL = /^(CURSO )?TECNIC[OA] (?=.)/;
/** Words that vary between sources: `Gerência de Saúde`, `Gerência em Saúde`. */
const CONNECTIVE = /^([AEO]|D?[AEO]S?|N[AO]S?|AOS?|EM|COM|PARA)$/;

/**
 * Normalises the name of a technical course so that it matches across sources: `ENFERMAGEM` for
 * `Técnico em Enfermagem`. Removes the level, parenthesised remarks, connectives, plurals, accents,
 * case and hyphens.
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
