import { readFile } from 'node:fs/promises';
import { officialFiles } from '@observatorio/store/official-files';
import { describe, expect, it } from 'vitest';
import { testReading } from '../test-reading';
import { raisFields } from './headers';
import { linksFile } from './links-file';
import { rais } from './rais';
import { cells, HEADER_2019, HEADER_2023, officialHeaders, type RaisRow } from './test-files';

const { readRows } = testReading('rais', rais, 2019);

/** Reads a file, and its rows by the columns of the table. */
async function read(content: string | Buffer, waived: readonly string[] = []) {
  const { report, rows: found } = await readRows('2019.txt', content, undefined, waived);
  const names = ['status', 'flags', 'example', ...Object.keys(linksFile.columns)];
  const links = found.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index]]).slice(3)),
  );
  return { report, links };
}

const rows: RaisRow[] = [
  { municipality: '120040', occupation: '010105', gender: '02' },
  { municipality: '355030', wages: '002,00', schooling: '9', size: '10' },
  { race: '08', hours: '20', months: '119.9', tenure: '07' },
  { race: '99', hours: '00', months: '{ñ class}', tenure: '99' },
  { active: '0' },
];

/** Formats rows under a header, of which only the names are changed by `write`. */
const text = (header: readonly string[], write: (name: string) => string = (name) => name) =>
  [header.map(write), ...rows.map((row) => cells(header, row))]
    .map((line) => line.join(';'))
    .join('\n');

it.each([
  ['2010–2014', 45],
  ['2015', 57],
  ['2016', 58],
  ['2017', 60],
  ['2018', 62],
  ['2020–2022', 60],
  ['2023–', 62],
])('reads the same links from the layout of %s, of %i columns', async (years, columns) => {
  const header = officialHeaders[years] ?? [];
  expect(header).toHaveLength(columns);
  const hasSector = header.some((name) => name.startsWith('IBGE Subsetor'));
  const { report, links } = await read(text(header), hasSector ? [] : ['subsetor']);
  expect(report).toMatchObject({ read: 5, kept: 4, inactive: 1, doubts: [], contradictions: [] });
  const { links: expected } = await read(text(HEADER_2019));
  expect(links).toEqual(expected.map((link) => (hasSector ? link : { ...link, sector: null })));
});

const damaged: readonly [string, (name: string) => string][] = [
  ['accents left out', (name) => name.normalize('NFD').replace(/\p{M}/gu, '')],
  ['accented letters left out', (name) => name.replace(/[^\x20-\x7e]/g, '')],
  ['“?” for accented letters', (name) => name.replace(/[^\x20-\x7e]/g, '?')],
  ['U+FFFD for accented letters', (name) => name.replace(/[^\x20-\x7e]/g, '\ufffd')],
  ['UTF-8 encoded twice', (name) => Buffer.from(name).toString('latin1')],
  [
    'UTF-8 encoded three times',
    (name) => Buffer.from(Buffer.from(name).toString('latin1')).toString('latin1'),
  ],
  ['decomposed accents', (name) => name.normalize('NFD')],
  ['upper case', (name) => name.toUpperCase()],
];

describe.each([
  ['2019', HEADER_2019],
  ['2023', HEADER_2023],
])('names of the columns of %s', (_, header) => {
  it.each(damaged)('are recognised with %s', async (_damage, write) => {
    const content = Buffer.from(text(header, write));
    const { report, links } = await read(content);
    expect(report).toMatchObject({ read: 5, kept: 4, inactive: 1, doubts: [] });
    expect(links).toEqual((await read(text(header))).links);
  });

  it('belong to one field each', () => {
    const { spellings } = rais.kinds[0];
    const matches = Object.entries(raisFields).map(([field, [name]]) => [
      field,
      header.filter((each) => spellings?.(each).some((one) => spellings(name).includes(one))),
    ]);
    expect(matches.filter(([, names = []]) => names.length > 1)).toEqual([]);
  });
});

const turvo = officialFiles('rais_turvo_2025_projecao.COMT');

it.skipIf(turvo.missing)('reads the names and the marks of a real file of 2025', async () => {
  const content = await readFile(turvo.paths[0] ?? '');
  const { report, links } = await read(content);
  expect(report).toMatchObject({
    read: 16,
    kept: 12,
    inactiveRows: [
      { reason: 'de vínculos encerrados', count: 3 },
      { reason: 'de vínculos abandonados', count: 1 },
    ],
    doubts: [],
  });
  expect(links.every(({ municipio }) => municipio === 4127965)).toBe(true);
  expect(new Set(links.map(({ macro }) => macro)).has(4)).toBe(true);
});

it('takes an age of 0 with an unknown band for unknown', async () => {
  const years = { age: '99', years: '000' };
  const content = [HEADER_2019, cells(HEADER_2019, years)].map((line) => line.join(';')).join('\n');
  expect((await read(content)).links).toMatchObject([{ age: null }]);
});
