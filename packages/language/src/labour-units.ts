import { LINKS } from './unit';

/** Adds the unit to a pay band: `15 a 20 salários mínimos`, `Até 0,5 salário mínimo`. */
export function wageBandInFull(label: string): string {
  const [last = ''] = label.match(/[\d,]+$/) ?? [];
  const isPlural = Number(last.replace(',', '.')) >= 2;
  return `${label} ${isPlural ? 'salários mínimos' : 'salário mínimo'}`;
}

/** Adds the unit to an establishment size: `250 a 499 vínculos`. */
export const sizeInFull = (label: string): string =>
  label.endsWith(LINKS.many) ? label : `${label} ${LINKS.many}`;
