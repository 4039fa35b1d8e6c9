import type { Category } from './category';

/**
 * Returns the six digits of a CBO code, with or without its dash. Returns undefined if the string
 * is not a code.
 */
export function cboCode(text: string): string | undefined {
  return /^(\d{4})-?(\d{2})$/.exec(text.trim())?.slice(1).join('');
}

/** Formats a CBO code: 225125 → `2251-25`. */
export const formatCbo = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Returns a placeholder title for an untitled occupation: `Ocupação 2251-25`. */
export const unnamedOccupation = (code: string): string => `Ocupação ${formatCbo(code)}`;

/** The ten major groups of the CBO 2002, by the first digit of a code; names are shortened. */
export const majorGroups: readonly Category[] = [
  { code: '0', label: 'Forças Armadas, policiais e bombeiros militares' },
  { code: '1', label: 'Dirigentes e gerentes' },
  { code: '2', label: 'Profissionais das ciências e das artes' },
  { code: '3', label: 'Técnicos de nível médio' },
  { code: '4', label: 'Serviços administrativos' },
  { code: '5', label: 'Serviços e comércio' },
  { code: '6', label: 'Agropecuária, floresta e pesca' },
  { code: '7', label: 'Produção industrial e construção' },
  { code: '8', label: 'Indústrias de processo contínuo' },
  { code: '9', label: 'Reparação e manutenção' },
];

/** Returns the major group of an occupation; undefined for a text that is not a CBO code. */
export const majorGroupOf = (occupation: string): Category | undefined =>
  /^\d{6}$/.test(occupation)
    ? majorGroups.find(({ code }) => occupation.startsWith(code))
    : undefined;
