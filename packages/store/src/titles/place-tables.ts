import { anyText, decimalCell, listCell, matching, readCsv } from '@observatorio/kit';

const municipalityCell = matching(/^\d{7}$/);

/** Throws unless each row has the code of a known municipality, once. */
function checkCodes(
  file: string,
  rows: readonly { codigo: string }[],
  names: ReadonlyMap<string, string>,
): void {
  const seen = new Set<string>();
  for (const { codigo } of rows) {
    if (!names.has(codigo)) throw new Error(`${file}: no municipality has the code “${codigo}”.`);
    if (seen.has(codigo)) throw new Error(`${file}: ${codigo} is listed twice.`);
    seen.add(codigo);
  }
}

/**
 * Reads the inhabitants of the municipalities (IBGE, census of 2022: 5,570 of them, 203,080,756
 * inhabitants), by code, largest first.
 *
 * @param names - Names of all municipalities, by code.
 */
export function readInhabitants(names: ReadonlyMap<string, string>): ReadonlyMap<string, number> {
  const file = 'inhabitants.csv';
  const rows = readCsv(new URL('inhabitants.csv', import.meta.url), {
    codigo: municipalityCell,
    habitantes: decimalCell,
  });
  checkCodes(file, rows, names);
  const inhabitants = new Map(rows.map(({ codigo, habitantes }) => [codigo, habitantes]));
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
  const rows = readCsv(new URL('nicknames.csv', import.meta.url), {
    codigo: municipalityCell,
    municipio: anyText,
    apelidos: listCell(anyText, ', '),
  });
  checkCodes(file, rows, names);
  for (const { codigo, municipio } of rows) {
    if (names.get(codigo) !== municipio) {
      throw new Error(`${file}: ${codigo} is ${names.get(codigo)}, not ${municipio}.`);
    }
  }
  return new Map(rows.map(({ codigo, apelidos }) => [codigo, apelidos]));
}
