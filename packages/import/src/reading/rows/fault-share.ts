import { formatCount, formatPercent, withUnit } from '@observatorio/language';
import type { FileKind } from '../kind/kind';
import { ImportRefusal } from '../refusal/import-refusal';
import { type Fault, type FileReport, LINES, totalFaults } from './report';

/** Maximum share of invalid rows in a file. */
const MAX_FAULT_SHARE = 0.1;
/**
 * Number of defects tolerated in a small file, provided that at least half of its rows are valid.
 */
const TOLERATED_FAULTS = 10;

const isUnlikely = (faults: number, rows: number): boolean =>
  faults > Math.max(rows * MAX_FAULT_SHARE, Math.min(rows / 2, TOLERATED_FAULTS));

/** Throws an ImportRefusal as soon as too many lines of a file are broken. */
export function rejectBrokenShare(
  file: string,
  kind: FileKind,
  { lines, broken }: { lines: number; broken: readonly Fault[] },
): void {
  if (!isUnlikely(totalFaults(broken), lines)) return;
  const [first] = mostFrequent(broken);
  const [example] = first?.examples ?? [];
  throw new ImportRefusal({
    file,
    line: example?.line,
    found: `mais de ${formatPercent(MAX_FAULT_SHARE)} das ${formatCount(lines)} linhas não puderam ser lidas; o motivo mais frequente é ${first?.reason}, como em “${example?.text}”`,
    advice: adviceFor(kind),
  });
}

/**
 * Throws an ImportRefusal if too many rows of a file are rejected, or doubtful for the same reason.
 */
export function rejectUnlikely(
  { file, read, kept, rejected, rejections, doubts }: FileReport,
  kind: FileKind,
): void {
  if (!isUnlikely(rejected, read) && !doubts.some(({ count }) => isUnlikely(count, kept))) return;
  const faults = mostFrequent([...rejections, ...doubts]);
  const [example] = faults[0]?.examples ?? [];
  throw new ImportRefusal({
    file,
    line: example?.line,
    found: `${formatCount(totalFaults(faults))} de ${withUnit(read, LINES)} ${totalFaults(faults) === 1 ? 'não pôde ser lida' : 'não puderam ser lidas'}; o motivo mais frequente é ${faults[0]?.reason}, como em “${example?.text}”`,
    advice: adviceFor(kind),
  });
}

const mostFrequent = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((a, b) => b.count - a.count);

const adviceFor = (kind: FileKind): string => `Confira se é ${kind.title}, sem alterações.`;
