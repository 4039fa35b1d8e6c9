import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the lines of a CSV file in this folder. Throws if its header is another one. */
function readTable(file: string, header: string): string[][] {
  const [first, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  if (first !== header) throw new Error(`${file}: the header is “${first}”, not “${header}”.`);
  return lines.map((line) => line.split(';'));
}

/** Throws unless each line starts with the code of a known municipality, once. */
function checkCodes(
  file: string,
  lines: readonly string[][],
  names: ReadonlyMap<string, string>,
): void {
  const seen = new Set<string>();
  for (const [code = '', ...cells] of lines) {
    if (!names.has(code)) throw new Error(`${file}: no municipality has the code “${code}”.`);
    if (seen.has(code)) throw new Error(`${file}: ${code} is listed twice.`);
    if (cells.some((cell) => !cell)) throw new Error(`${file}: ${code} has an empty cell.`);
    seen.add(code);
  }
}

/**
 * Reads the inhabitants of the municipalities that have at least 20,000 (IBGE, census of 2022), by
 * code, largest first.
 *
 * @param names - Names of all municipalities, by code.
 */
export function readInhabitants(names: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const file = 'inhabitants.csv';
  const lines = readTable(file, 'codigo;habitantes');
  checkCodes(file, lines, names);
  const inhabitants = new Map(lines.map(([code = '', count]) => [code, Number(count)]));
  let previous = Number.POSITIVE_INFINITY;
  for (const [code, count] of inhabitants) {
    if (!(count <= previous)) throw new Error(`${file}: ${code} is out of order.`);
    previous = count;
  }
  return inhabitants;
}

/**
 * Reads the everyday names of municipalities, such as `Sampa`, by code.
 *
 * @param names - Names of all municipalities, by code.
 */
export function readNicknames(
  names: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const file = 'nicknames.csv';
  const lines = readTable(file, 'codigo;municipio;apelidos');
  checkCodes(file, lines, names);
  return new Map(
    lines.map(([code = '', name, nicknames = '']) => {
      if (names.get(code) !== name) {
        throw new Error(`${file}: ${code} is ${names.get(code)}, not ${name}.`);
      }
      return [code, nicknames.split(', ')];
    }),
  );
}
