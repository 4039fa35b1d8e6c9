import type { RowCheck } from '../cells/checks';
import type { FileKind } from '../kind/kind';
import type { RowContext } from '../kind/row-context';
import {
  type CodeRule,
  isBlankSql,
  MAX_CONTRADICTION_SHARE,
  type NumberRule,
  type Pair,
} from '../kind/rules';
import { BETWEEN } from './report';

/** Maximum share of a file's rows with an unknown code in a column. */
const MAX_UNKNOWN_SHARE = 0.01;

/** SELECT list of the codes and numbers that a kind declares; empty if it declares none. */
export function declaredSql({ codes = {}, numbers = {} }: FileKind): string {
  return [
    ...Object.entries(codes).map(([field, { sql }]) => `${sql(field)} AS ${field}Code`),
    ...Object.entries(numbers).map(([field, { sql }]) => `${sql(field)} AS ${field}Number`),
  ].join(', ');
}

/** Returns the checks that apply to a file, in order: the declared rules and the kind's `checks`. */
export function checksOf(kind: FileKind, context: RowContext): RowCheck[] {
  const { codes = {}, numbers = {}, blanks = {}, dependencies = [] } = kind;
  const {
    varied = {},
    related = {},
    relatedWithin = {},
    contrasts = [],
    spreads = [],
    peaks = [],
    rarities = [],
    scales = {},
    alignments = [],
  } = kind;
  const { pairs = () => [], checks = () => [] } = kind;
  const { has, label } = context;
  assertFields(
    kind,
    [...pairs(context), ...dependencies, ...alignments].flatMap(({ fields }) => fields),
  );
  assertFields(
    kind,
    Object.keys({
      ...codes,
      ...numbers,
      ...blanks,
      ...varied,
      ...related,
      ...relatedWithin,
      ...scales,
    }),
  );
  assertFields(
    kind,
    [...contrasts, ...spreads, ...peaks, ...rarities].map(({ field }) => field),
  );
  const ofCodes = Object.entries(codes).map(([field, rule]) => codeCheck(field, label, rule));
  return [
    ...ofCodes.filter(({ outcome }) => outcome === 'rejected'),
    ...checks(context),
    ...Object.entries(numbers).map(([field, rule]) => numberCheck(field, label, rule)),
    ...ofCodes.filter(({ outcome }) => outcome !== 'rejected'),
    ...pairs(context)
      .filter(({ fields }) => fields.every(has))
      // A row quotes only its first contradiction.
      .toSorted((a, b) => Number(a.isLoose ?? false) - Number(b.isLoose ?? false))
      .map((pair) => pairCheck(pair, label)),
    ...Object.entries(blanks).map(([field, maxShare]) => ({
      reason: `“${label(field)}” sem valor`,
      field,
      when: field in codes ? `${field}Code IS NULL` : isBlankSql(field),
      outcome: 'blank' as const,
      maxShare,
    })),
  ].filter(({ field }) => has(field));
}

/** Throws an Error for a rule about a field that the kind lacks, which would never apply. */
function assertFields({ title, fields }: FileKind, named: readonly string[]): void {
  const unknown = named.find((field) => !(field in fields));
  if (unknown) throw new Error(`The rules of ${title} name an unknown field: ${unknown}`);
}

type Label = RowContext['label'];

function codeCheck(
  field: string,
  label: Label,
  { form, missing = 'markers', outcome = 'doubtful', maxShare = MAX_UNKNOWN_SHARE }: CodeRule,
): RowCheck {
  const value = {
    markers: ` AND NOT ignored(${field})`,
    blanks: ` AND NOT ${isBlankSql(field)}`,
    none: '',
  };
  return {
    reason: form ? `“${label(field)}” não é ${form}` : `“${label(field)}” traz valor desconhecido`,
    field,
    when: `${field}Code IS NULL${value[missing]}`,
    outcome,
    maxShare,
  };
}

function numberCheck(
  field: string,
  label: Label,
  { form, blank, outcome = 'rejected' }: NumberRule,
): RowCheck {
  return {
    reason: `“${label(field)}” não é ${form}`,
    field,
    when: `${field}Number IS NULL${blank ? ` AND NOT ${isBlankSql(field)}` : ''}`,
    outcome,
    maxShare: MAX_CONTRADICTION_SHARE,
  };
}

function pairCheck(
  { fields, agree, reason, isLoose, advice, maxShare = MAX_CONTRADICTION_SHARE }: Pair,
  label: Label,
): RowCheck {
  const [first, second] = fields;
  return {
    reason: reason?.(label) ?? disagreement(label(first), label(second)),
    field: first,
    value: bothSql(first, second),
    when: `NOT coalesce(${agree}, true)`,
    outcome: 'contradictory',
    maxShare,
    isLoose,
    advice: advice && ((examples) => advice(examples.map(pairOf))),
  };
}

/** Describes two columns that contradict each other, for messages. */
export const disagreement = (first: string, second: string): string =>
  `“${first}” e “${second}” não concordam`;

/** SQL expression for the example of two contradictory values. */
export const bothSql = (first: string, second: string): string =>
  `concat(${shownSql(first)}, '${BETWEEN}', ${shownSql(second)})`;

const shownSql = (value: string): string =>
  `coalesce(nullif(trim(concat(${value})), ''), '(vazio)')`;

const pairOf = (text: string): readonly [string, string] => {
  const [first = '', second = ''] = text.split(BETWEEN);
  return [first, second];
};
