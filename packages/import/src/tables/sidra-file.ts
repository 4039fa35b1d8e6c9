import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImportRefusal } from '../reading/refusal/import-refusal';
import { splitRow } from '../reading/text/text-file';

/** Largest file that is read, in bytes; all municipalities in twenty years are 30 MB. */
const MAX_BYTES = 200_000_000;

const EXPECTED =
  'Use o JSON da API de valores (apisidra.ibge.gov.br/values/…) ou o CSV do site do SIDRA, com os códigos dos territórios.';

/**
 * Writes a file of SIDRA as a table with its header in the first line that is not empty, and each row
 * in the line, or at the position of the list, that it has in the original. Throws an ImportRefusal
 * if it is neither JSON of the values API nor CSV of the site.
 *
 * @param named - Columns that the description names; in JSON each may be a key or its heading, since
 *   the keys vary with the query.
 */
export async function writeSidraTable(
  path: string,
  target: string,
  named: ReadonlySet<string>,
): Promise<void> {
  const file = basename(path);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new ImportRefusal({
      file,
      found: `não foi possível abrir “${path}”`,
      advice: 'Confira o caminho e as permissões.',
      cause,
    });
  });
  if (bytes.length > MAX_BYTES) {
    throw new ImportRefusal({ file, found: 'o arquivo é grande demais', advice: 'Divida-o.' });
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const lines = /^\s*\[/.test(text) ? linesOfJson(file, text, named) : linesOfCsv(file, text);
  const rows = lines.map((cells) => cells.map(quoted).join(';'));
  await writeFile(target, `\uFEFF${rows.join('\n')}\n`);
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""').replace(/\s+/g, ' ')}"`;

type Item = Readonly<Record<string, unknown>>;

/** The first item holds the headings of the keys. */
function linesOfJson(file: string, text: string, named: ReadonlySet<string>): string[][] {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch (cause) {
    const found = `isto não é um JSON inteiro (${(cause as Error).message})`;
    throw new ImportRefusal({ file, found, advice: 'Baixe o arquivo de novo.', cause });
  }
  const [headings, ...rows] = (items as Item[]).filter(
    (item) => typeof item === 'object' && item !== null,
  );
  if (!headings || !('V' in headings)) {
    throw new ImportRefusal({ file, found: 'falta “V”, a chave dos valores', advice: EXPECTED });
  }
  const keys = Object.keys(headings);
  const header = keys.map((key) => (named.has(key) ? key : String(headings[key])));
  return [header, ...rows.map((row) => keys.map((key) => String(row[key] ?? '')))];
}

/**
 * Titles come first, then one or more lines of headers, rows that begin with a code, and notes. An
 * empty header is that of the line above it.
 */
function linesOfCsv(file: string, text: string): string[][] {
  const lines = text.split(/\r?\n/);
  const delimiter = lines.some((line) => line.startsWith('"') && line.includes('";')) ? ';' : ',';
  const cells = lines.map((line) => splitRow(line, delimiter, true));
  const isRow = (row: readonly string[]) =>
    row.length > 2 && /^\d{1,7}$/.test(row[0]?.trim() ?? '');
  const first = cells.findIndex(isRow);
  const last = cells.findLastIndex(isRow);
  const width = cells[first]?.length;
  const headers = cells.slice(0, Math.max(first, 0)).filter((row) => row.length === width);
  if (headers.length === 0) {
    throw new ImportRefusal({
      file,
      found: 'não há um cabeçalho e linhas que comecem com um código',
      advice: EXPECTED,
    });
  }
  const header = Array.from(
    { length: width ?? 0 },
    (_, index) => headers.findLast((row) => row[index]?.trim())?.[index] ?? '',
  );
  const above = Array.from({ length: first - 1 }, () => []);
  return [...above, header, ...cells.slice(first, last + 1)];
}
