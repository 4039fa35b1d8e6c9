import { ImportRefusal } from '../refusal/import-refusal';

/** Pattern that identifies the files of a source. */
export interface SourceSignature {
  /** Matches the header line. */
  signature: RegExp;
  /**
   * Name of the source in messages, with its preposition: `da RAIS`, as in `um arquivo da RAIS`.
   */
  of: string;
}

/** Source → signature. If several signatures match, the last one applies. */
export type SourceSignatures = Readonly<Record<string, SourceSignature>>;

/** Number of lines among which the header is looked for. */
const FIRST_LINES = 10;

/**
 * Throws an ImportRefusal for a file with the signature of another source but not that of `source`, and
 * for one with text above its header. The text starts at `headerLine`.
 */
export function assertSource(
  text: string,
  file: string,
  {
    source,
    signatures,
    headerLine,
  }: { source: string; signatures: SourceSignatures; headerLine: number },
): void {
  const lines = text.split(/\r*\n/, FIRST_LINES);
  const [header = ''] = lines;
  const own = signatures[source]?.signature;
  if (own?.test(header)) return;
  const above = lines.findIndex((line) => own?.test(line));
  if (above > 0) {
    throw new ImportRefusal({
      file,
      line: headerLine,
      found: `antes do cabeçalho, que está na linha ${headerLine + above}, há “${header.slice(0, 60)}”`,
      advice: 'Apague o que está antes do cabeçalho.',
    });
  }
  const other = Object.entries(signatures).findLast(([, { signature }]) => signature.test(header));
  if (!other) return;
  const [name, { of }] = other;
  throw new ImportRefusal({
    file,
    line: headerLine,
    found: `isto parece um arquivo ${of}`,
    advice: `Importe-o como “${name}”: npm run import -- ${name} ARQUIVO.`,
  });
}
