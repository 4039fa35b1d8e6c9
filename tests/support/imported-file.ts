import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pick, randomNumbers } from '@observatorio/domain/random';
import { HEADER_2019, type RaisRow, text2019 } from '@observatorio/import/testing';

/** Year of the files that tests import into a running server. */
export const IMPORTED_YEAR = 2016;

/** Number of links, chosen so that an import takes a second or two. */
const LINKS = 60_000;

/** Occupations, with their lowest schooling, sector, size and pay in minimum wages. */
const kinds = [
  { occupation: '411005', gender: '02', age: '03', schooling: 5, sector: 1, size: 2, wages: 1 },
  { occupation: '225125', gender: '01', age: '05', schooling: 7, sector: 10, size: 4, wages: 3 },
  { occupation: '782510', gender: '01', age: '06', schooling: 1, sector: 16, size: 5, wages: 2 },
] as const;

/**
 * Creates links in Acre that differ in the fields that the cards count, and whose fields depend on
 * the occupation but not on the link before, as in official files.
 */
function someLinks(): RaisRow[] {
  const next = randomNumbers(1);
  const upTo = (count: number): number => Math.floor(next() * count);
  return Array.from({ length: LINKS }, () => {
    const { schooling, sector, size, wages, ...kind } = pick(next, kinds);
    return {
      ...kind,
      schooling: String(schooling + upTo(5)),
      sector: String(sector + upTo(10)),
      size: `0${size + upTo(5)}`,
      wages: (wages + upTo(201) / 100).toFixed(2).replace('.', ','),
    };
  });
}

/** Writes the links to a file in the official format. Returns its path. */
export async function writeImportedFile(folder: string): Promise<string> {
  const file = join(folder, `AC_${IMPORTED_YEAR}.txt`);
  await writeFile(file, text2019(someLinks(), HEADER_2019, IMPORTED_YEAR), 'latin1');
  return file;
}
