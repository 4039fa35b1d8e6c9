import { type Input, pathOfInput } from '../archives/archive';
import { hasAnyColumn, hasColumns } from '../kind/columns';
import type { FileKind } from '../kind/kind';
import { type ExpectedFiles, headerOf, inspectText } from '../text/text-file';

/** What makes a file in a folder or an archive one of the source. */
export interface Belonging extends ExpectedFiles {
  /** Name of the source in messages, with its preposition: `da RAIS`. */
  of: string;
  kinds: readonly FileKind[];
  /** Names of the files of the source, if other files have their columns too. */
  members?: RegExp | undefined;
}

/** Documents and other files that are never data of a source. */
const DOCUMENT =
  /\.(pdf|docx?|xlsx?|xlsm|ods|odt|pptx?|md|html?|xml|json|png|jpe?g|gif|sas|sps|r|py|sql|exe|dbf|dbc|rar|tar|sha\d*|md5|url|lnk)$/i;

/** Text files, which are refused if they turn out to be in UTF-16 or binary. */
const TEXT = /\.(txt|csv|comt)$/i;

/** Share of the columns of a kind that a damaged file of that kind still has. */
const MIN_LIKENESS = 0.5;

/**
 * Whether a file belongs to a source: it has the source's signature and the required columns of one of
 * its kinds, except those that can be waived. A file that lacks some but has most columns counts too,
 * so that the import refuses it instead of going on without it. Throws an ImportRefusal if such a file
 * is not delimited text.
 */
export async function belongs(input: Input, expected: Belonging): Promise<boolean> {
  if (DOCUMENT.test(pathOfInput(input))) return false;
  const header = await headerOf(input);
  const { signatures, source, kinds } = expected;
  const isOther = header !== undefined && !signatures[source]?.signature.test(header);
  if (isOther || (header === undefined && !TEXT.test(pathOfInput(input)))) return false;
  const file = await inspectText(input, expected);
  return kinds.some((kind) => {
    const fields = Object.keys(kind.fields);
    const known = fields.filter((field) => hasAnyColumn(file, kind, [field]));
    const waivable = Object.keys(kind.waivable ?? {});
    return hasColumns(file, kind, waivable) || known.length >= fields.length * MIN_LIKENESS;
  });
}
