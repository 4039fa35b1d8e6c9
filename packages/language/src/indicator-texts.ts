import { inPlace, stateLabel } from '@observatorio/domain';
import { decimal } from './decimal';

/** How the values of an indicator are written. */
export interface ValueFormat {
  /** Plural, such as `pessoas`, or `R$` or `%`; empty for a number without a unit. */
  unit: string;
  /** Singular of the unit. */
  unitOfOne: string;
  decimals: number;
}

/** Formats a value without its unit: 5 → `5,0` for an indicator with one decimal. */
export const formatValue = (value: number, { decimals }: Pick<ValueFormat, 'decimals'>): string =>
  decimal(value, { min: decimals });

/** Formats a value with its unit: `R$ 34.512`, `12,5%`, `1 pessoa`. */
export function valueWithUnit(value: number, format: ValueFormat): string {
  const { unit, unitOfOne } = format;
  const text = formatValue(value, format);
  if (unit === 'R$') return `${value < 0 ? '-' : ''}R$\u00a0${text.replace('-', '')}`;
  if (unit === '%') return `${text}%`;
  const isSingular = value > 0 && value < 2;
  return `${text} ${isSingular ? unitOfOne : unit}`.trimEnd();
}

/** Placeholders of the sentence of an indicator, each in braces. */
export const sentencePlaceholders = ['lugar', 'no_lugar', 'valor', 'ano'] as const;

/** What fills the placeholders. */
interface SentenceFacts {
  /** Code of the place, of IBGE; `1` is Brazil or the Norte, which their names tell apart. */
  code: string;
  place: string;
  value: number;
  year: number;
}

/** Name of a place with its preposition: `no Brasil`, `na região Sul`, `na Bahia`, `em Salvador`. */
function inNamedPlace(code: string, name: string): string {
  if (name === 'Brasil') return 'no Brasil';
  if (code.length === 1) return `na região ${name}`;
  // Of the names of municipalities that are also those of states, this one alone has the article.
  return stateLabel(code) || name === 'Rio de Janeiro' ? inPlace(name) : `em ${name}`;
}

/** Fills the sentence of an indicator: `No Acre, o Ideb de 2023 é 5,1.` */
export function indicatorSentence(
  template: string,
  { code, place, value, year }: SentenceFacts,
  format: ValueFormat,
): string {
  const facts: Record<(typeof sentencePlaceholders)[number], string> = {
    lugar: place,
    no_lugar: inNamedPlace(code, place),
    valor: valueWithUnit(value, format),
    ano: String(year),
  };
  const text = Object.entries(facts).reduce(
    (filled, [name, fact]) => filled.replaceAll(`{${name}}`, () => fact),
    template,
  );
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}
