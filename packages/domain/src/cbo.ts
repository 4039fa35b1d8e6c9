/** The six digits of a CBO code given with or without its dash, else undefined. */
export function cboCode(text: string): string | undefined {
  return /^(\d{4})-?(\d{2})$/.exec(text.trim())?.slice(1).join('');
}

/** 225125 → `2251-25`. */
export const formatCbo = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The name of an occupation without a known title: `Ocupação 2251-25`. */
export const unnamedOccupation = (code: string): string => `Ocupação ${formatCbo(code)}`;
