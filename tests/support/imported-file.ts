import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADER_2019, type RaisRow, text2019 } from '@observatorio/import/testing';

/** Year of the files that tests import into a running server. */
export const IMPORTED_YEAR = 2016;

/** Number of links, chosen so that an import takes a second or two. */
const LINKS = 60_000;

/** Creates links in Acre that differ in the fields that the cards count. */
const someLinks = (): RaisRow[] =>
  Array.from({ length: LINKS }, (_, index) => ({
    gender: index % 3 ? '01' : '02',
    schooling: String(1 + (index % 11)),
    sector: String(1 + (index % 25)),
    occupation: ['411005', '225125', '782510'][index % 3],
    age: ['03', '05', '06'][index % 3],
    size: `0${1 + (index % 9)}`,
    wages: (1 + (index % 401) / 100).toFixed(2).replace('.', ','),
  }));

/** Writes the links to a file in the official format. Returns its path. */
export async function writeImportedFile(folder: string): Promise<string> {
  const file = join(folder, `AC_${IMPORTED_YEAR}.txt`);
  await writeFile(file, text2019(someLinks(), HEADER_2019, IMPORTED_YEAR), 'latin1');
  return file;
}
