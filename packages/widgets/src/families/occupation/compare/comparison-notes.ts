import { formatCbo } from '@observatorio/domain';
import { formatList } from '@observatorio/language';

/** States that codes are unknown: `A CBO não tem a ocupação 9999-99.` Empty without codes. */
export function unknownNote(codes: readonly string[]): string {
  if (codes.length === 0) return '';
  return `A CBO não tem ${codes.length === 1 ? 'a ocupação' : 'as ocupações'} ${formatList(codes.map(formatCbo))}.`;
}

/**
 * States which occupations exceed the maximum: `A comparação é de até quatro: ficou de fora
 * 5211-10.` Empty without codes.
 */
export function surplusNote(codes: readonly string[]): string {
  if (codes.length === 0) return '';
  const verb = codes.length === 1 ? 'ficou' : 'ficaram';
  return `A comparação é de até quatro: ${verb} de fora ${formatList(codes.map(formatCbo))}.`;
}
