import { formatCount, formatPercent, withUnit } from '@observatorio/language';
import type { FileKind } from '../kind/kind';
import { ImportRefusal } from '../refusal/import-refusal';
import { type Fault, type FileReport, LINES, totalFaults } from './report';

/** Maximum share of invalid rows in a file. */
const MAX_FAULT_SHARE = 0.1;
/** Maximum share of lines that cannot be split into columns; the official files that were read have none. */
const MAX_BROKEN_SHARE = 0.01;
/**
 * Number of defects tolerated in a small file, provided that at least half of its rows are valid.
 */
const TOLERATED_FAULTS = 10;
/** The same for defects whose maximum share is at most this one. */
const STRICT_SHARE = 0.01;
const TOLERATED_STRICTLY = 2;
/**
 * Minimum number of rows for rejecting a column with blank cells, or columns that usually agree; in
 * smaller files it may be chance.
 */
const MIN_ROWS = 20;
/** Number of blank cells in a column that are tolerated in a small file. */
const TOLERATED_BLANKS = 5;

const isUnlikely = (
  faults: number,
  rows: number,
  maxShare = MAX_FAULT_SHARE,
  tolerated = maxShare <= STRICT_SHARE ? TOLERATED_STRICTLY : TOLERATED_FAULTS,
): boolean => faults > Math.max(rows * maxShare, Math.min(rows / 2, tolerated));

/** Throws an ImportRefusal as soon as too many lines of a file are broken. */
export function rejectBrokenShare(
  file: string,
  kind: FileKind,
  { lines, broken }: { lines: number; broken: readonly Fault[] },
): void {
  if (!isUnlikely(totalFaults(broken), lines, MAX_BROKEN_SHARE, TOLERATED_FAULTS)) return;
  const [first] = mostFrequent(broken);
  const [example] = first?.examples ?? [];
  throw new ImportRefusal({
    file,
    line: example?.line,
    found: `mais de ${formatPercent(MAX_BROKEN_SHARE)} das ${formatCount(lines)} linhas não puderam ser lidas; o motivo mais frequente é ${first?.reason}, como em “${example?.text}”`,
    advice: adviceFor(kind),
  });
}

/**
 * Throws an ImportRefusal if too many rows of a file are rejected, or doubtful or contradictory for
 * the same reason.
 */
export function rejectUnlikely(report: FileReport, kind: FileKind): void {
  const { file, read, kept, rejected, rejections, doubts, contradictions } = report;
  const unlikely = mostFrequent([...rejections, ...doubts, ...contradictions]).find(
    ({ count, maxShare, isFatal, isLoose }) =>
      isFatal ||
      (maxShare !== undefined &&
        isUnlikely(count, read, maxShare) &&
        !(isLoose && read < MIN_ROWS)),
  );
  if (unlikely) throw asRefusal(unlikely, report, kind);
  const uneven = contradictions.find(({ isUniform, count }) => isUniform && count < kept);
  if (uneven) throw asRefusal(uneven, report, kind);
  if (!isUnlikely(rejected, read) && !doubts.some(({ count }) => isUnlikely(count, kept))) return;
  const faults = mostFrequent([...rejections, ...doubts]);
  const [example] = faults[0]?.examples ?? [];
  throw new ImportRefusal({
    file,
    line: example?.line,
    found: `${formatCount(totalFaults(faults))} de ${withUnit(read, LINES)} ${totalFaults(faults) === 1 ? 'não pôde ser lida' : 'não puderam ser lidas'}; o motivo mais frequente é ${faults[0]?.reason}${faults[0] ? exampleClause(faults[0]) : ''}`,
    advice: adviceFor(kind),
  });
}

const asRefusal = (fault: Fault, { file, read }: FileReport, kind: FileKind): ImportRefusal => {
  const { reason, count, examples, advice } = fault;
  return new ImportRefusal({
    file,
    line: examples[0]?.line,
    found: `${reason} em ${formatCount(count)} de ${withUnit(read, LINES)}${exampleClause(fault)}`,
    advice: advice?.(examples.map(({ text }) => text)) ?? adviceFor(kind),
  });
};

/** Quotes the first example of a fault; empty if there is none, or if the fault is that it is blank. */
function exampleClause({ reason, examples }: Pick<Fault, 'reason' | 'examples'>): string {
  const [example] = examples;
  const isBlank = example?.text.trim() === '';
  if (!example || (isBlank && reason.endsWith('vazio'))) return '';
  return `, como em “${isBlank ? '(vazio)' : example.text}”`;
}

/** Throws an ImportRefusal if a column of a file has too few values. */
export function rejectBlankShare({ file, kept, blanks }: FileReport): void {
  if (kept < MIN_ROWS) return;
  const blank = blanks.find(
    ({ count, maxShare }) => count > Math.max(kept * maxShare, TOLERATED_BLANKS),
  );
  if (!blank) return;
  throw new ImportRefusal({
    file,
    found: `a coluna “${blank.column}” não traz valor em ${blank.count === kept ? 'nenhuma linha' : `${formatPercent(blank.count / kept)} das linhas`}`,
    advice:
      'Confira o arquivo: a coluna está vazia, ou com os valores de outra. Para aceitar a perda: --parcial.',
  });
}

const mostFrequent = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => b.count - a.count);

const adviceFor = (kind: FileKind): string => `Confira se é ${kind.title}, sem alterações.`;
