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

/**
 * Throws an ImportRefusal for a file with the signature of another source but not that of `source`.
 */
export function assertSource(
  header: string,
  file: string,
  { source, signatures }: { source: string; signatures: SourceSignatures },
): void {
  if (signatures[source]?.signature.test(header)) return;
  const other = Object.entries(signatures).findLast(([, { signature }]) => signature.test(header));
  if (!other) return;
  const [name, { of }] = other;
  throw new ImportRefusal({
    file,
    line: 1,
    found: `isto parece um arquivo ${of}`,
    advice: `Importe-o como “${name}”: npm run import -- ${name} ARQUIVO.`,
  });
}
