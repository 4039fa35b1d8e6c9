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
