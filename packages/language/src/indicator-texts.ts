import { inPlace, stateLabel } from '@observatorio/domain';
import { decimal } from './decimal';
import { formatCount, formatList } from './format';
import { type Unit, withUnit } from './unit';

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
export const sentencePlaceholders = ['nome', 'lugar', 'no_lugar', 'valor', 'ano'] as const;

/** What values are of. */
type Subject = 'lugar' | 'cbo' | 'curso';

/** What fills the placeholders. */
interface SentenceFacts {
  /** Default: a place. */
  subject?: Subject | undefined;
  /** Code of the place, of IBGE; `1` is Brazil or the Norte, which their names tell apart. */
  code: string;
  /** Name of the place, occupation or course. */
  place: string;
  value: number;
  year: number;
}

/**
 * Name of a place, occupation or course with its preposition: `no Brasil`, `na região Sul`, `na Bahia`,
 * `em Salvador`, `na ocupação Médico clínico`.
 */
function inNamed({ subject, code, place: name }: SentenceFacts): string {
  if (subject === 'cbo') return `na ocupação ${name}`;
  if (subject === 'curso') return `no curso ${name}`;
  if (name === 'Brasil') return 'no Brasil';
  if (code.length === 1) return `na região ${name}`;
  // Of the names of municipalities that are also those of states, this one alone has the article.
  return stateLabel(code) || name === 'Rio de Janeiro' ? inPlace(name) : `em ${name}`;
}

/** Fills the sentence of an indicator: `No Acre, o Ideb de 2023 é 5,1.` */
export function indicatorSentence(
  template: string,
  named: SentenceFacts,
  format: ValueFormat,
): string {
  const { place, value, year } = named;
  const facts: Record<(typeof sentencePlaceholders)[number], string> = {
    nome: place,
    lugar: place,
    no_lugar: inNamed(named),
    valor: valueWithUnit(value, format),
    ano: String(year),
  };
  const text = Object.entries(facts).reduce(
    (filled, [name, fact]) => filled.replaceAll(`{${name}}`, () => fact),
    template,
  );
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}

/** Value of an indicator in a place, an occupation or a course; null if it is unknown. */
export interface NamedValue {
  key: string;
  label: string;
  value: number | null;
}

/** What the sentence of several values is about. */
interface ValuesFacts extends ValueFormat {
  /** Default: places. */
  subject?: Subject | undefined;
  /** Sentence about one of them. */
  sentence: string;
  year: number;
}

const subjectUnits: Readonly<Record<Subject, Unit>> = {
  lugar: { one: 'lugar', many: 'lugares' },
  cbo: { one: 'ocupação', many: 'ocupações', feminine: true },
  curso: { one: 'curso', many: 'cursos' },
};

/** Maximum number of places named for one value. */
const MAX_NAMED = 3;

const namesOf = (named: readonly NamedValue[]): string => {
  const names = named.slice(0, MAX_NAMED).map(({ label }) => label);
  const more = named.length - names.length;
  return formatList(more > 0 ? [...names, `mais ${formatCount(more)}`] : names);
};

/**
 * Names the places, occupations or courses with the highest and the lowest value, and counts those
 * without one: `Em 2023, o maior valor é 5,9 (Ceará); o menor, 4,1 (Acre e Pará). Não informado em 1
 * lugar.` Or describes the selected ones.
 */
export function namedValuesSentence(
  values: readonly NamedValue[],
  selected: readonly string[],
  { subject = 'lugar', sentence, year, ...format }: ValuesFacts,
): string {
  const known = values.flatMap((each) =>
    each.value === null ? [] : [{ ...each, value: each.value }],
  );
  const shown = known.length === 1 ? known : known.filter(({ key }) => selected.includes(key));
  if (shown.length > 0) {
    return shown
      .slice(0, MAX_NAMED)
      .map(({ key: code, label: place, value }) =>
        indicatorSentence(sentence, { subject, code, place, value, year }, format),
      )
      .join(' ');
  }
  if (known.length === 0) return '';
  const [low, high] = [Math.min, Math.max].map((extreme) =>
    extreme(...known.map(({ value }) => value)),
  );
  const namedAt = (at: number) =>
    `${valueWithUnit(at, format)} (${namesOf(known.filter(({ value }) => value === at))})`;
  const unknown = values.length - known.length;
  const gap = unknown > 0 ? ` Não informado em ${withUnit(unknown, subjectUnits[subject])}.` : '';
  if (low === undefined || high === undefined || low === high) {
    return `Em ${year}, o valor é ${namedAt(high ?? 0)}.${gap}`;
  }
  return `Em ${year}, o maior valor é ${namedAt(high)}; o menor, ${namedAt(low)}.${gap}`;
}
