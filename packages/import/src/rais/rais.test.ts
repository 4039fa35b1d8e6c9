import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type AnyDataset, type Filters, labour } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { openStore, type Store } from '@observatorio/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileReport } from '../reading/rows/report';
import { testReading } from '../test-reading';
import { rais } from './rais';
import { HEADER_2019, type RaisRow, text2019, text2023 } from './test-files';

let dir: string;
let store: Store | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await rm(dir, { recursive: true });
});

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  return path;
}

/** Imports files and opens a store on the result. */
async function serve(paths: readonly string[], year?: number, waived?: readonly string[]) {
  let files: readonly FileReport[] = [];
  const edition = await importFiles('rais', join(dir, 'data'), paths, {
    year,
    waived,
    onBuild: (report) => {
      files = report;
    },
  });
  store = await openStore(join(dir, 'data'));
  return { edition, files };
}

async function rows<D extends AnyDataset>(dataset: D, filters: Filters = {}) {
  if (!store) throw new Error('Call serve() before rows()');
  return (await store.answer(dataset, store.resolve(dataset, filters))).rows;
}

const counts = (list: readonly { key: string | null; count: number }[]) =>
  Object.fromEntries(
    list.filter(({ count }) => count > 0).map(({ key, count }) => [`${key}`, count]),
  );

/** Pay in minimum wages and in reais; the minimum wage of 2019 was 998 reais. */
const paid = (wages: string, pay: string): RaisRow => ({ wages, pay });

const people: RaisRow[] = [
  { ...paid('000,50', '0000000499,00'), municipality: '120040', gender: '01', age: '02' },
  { ...paid('000,51', '0000000508,98'), municipality: '120040', gender: '02', age: '03' },
  { ...paid('020,01', '0000019969,98'), municipality: '355030', sector: '01', schooling: '11' },
  { ...paid('000,29', '0000000289,42'), municipality: '355030', sector: '24' },
  { ...paid('000,00', '0000000000,00'), municipality: '129999', size: '10' },
  { ...paid('150,00', '0000149700,00'), municipality: '530010', size: '-1', sector: '{ñ class}' },
  { active: '0', municipality: '355030' },
];

const expectPeople = async () => {
  expect(counts(await rows(labour.byWageBand))).toEqual({ 0: 1, 1: 1, 11: 2, null: 2 });
  expect(counts(await rows(labour.byState))).toEqual({ 12: 3, 35: 2, 53: 1 });
  expect(counts(await rows(labour.byMunicipality, { uf: ['12'] }))).toEqual({
    1200401: 2,
    null: 1,
  });
  expect(counts(await rows(labour.byEstablishmentSize))).toEqual({ 4: 4, 10: 1, null: 1 });
  expect(counts(await rows(labour.byMacroSector))).toEqual({ 1: 1, 3: 3, 4: 1, null: 1 });
  expect(counts(await rows(labour.byGender))).toEqual({ 1: 5, 2: 1 });
  expect(counts(await rows(labour.bySchooling))).toEqual({ 7: 5, 11: 1 });
};

describe('official layouts', () => {
  it('reads 2019: 60 columns, a duplicate Tipo Estab, decimal commas', async () => {
    expect(HEADER_2019).toHaveLength(60);
    const { files } = await serve([await file('RAIS_VINC_PUB_NORTE_2019.txt', text2019(people))]);
    expect(files).toMatchObject([{ read: 7, kept: 6, inactive: 1, rejected: 0 }]);
    await expectPeople();
  });

  it('reads 2023: commas, quotes, padded codes, and CBO codes without a leading zero', async () => {
    const modern = people.map((row) => ({
      ...row,
      occupation: '10105',
      wages: row.wages?.replace(',', '.'),
      pay: row.pay?.replace(',', '.'),
    }));
    await serve([await file('RAIS_VINC_PUB_SP.COMT', text2023(modern))], 2019);
    await expectPeople();
    expect(counts(await rows(labour.byOccupation))).toEqual({ '010105': 6 });
  });

  it('reads gzip, UTF-8, and several files as one year', async () => {
    const half = [people.slice(0, 3), people.slice(3)] as const;
    const { files } = await serve([
      await file('NORTE_2019.txt.gz', gzipSync(Buffer.from(text2019(half[0]), 'latin1'))),
      await file('SP_2019.txt', Buffer.from(text2019(half[1]), 'utf8')),
    ]);
    expect(files.map(({ kept }) => kept)).toEqual([3, 3]);
    await expectPeople();
  });

  it('reads reordered upper-case headers without accents and ignores extra columns', async () => {
    const header = HEADER_2019.toReversed();
    const text = text2019(people, header);
    const [first = '', ...rest] = text.split('\r\n');
    const plain = first.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    await serve([
      await file('2019.csv', [`${plain};Extra`, ...rest.map((l) => l && `${l};x`)].join('\n')),
    ]);
    await expectPeople();
  });

  it('recognises all markers of unknown values', async () => {
    const markers = ['-1', '00-1', '{ñ class}', '{ñclass}', '{ñ c', '{ class}', '99', ''];
    const unknown = markers.map((marker) => ({
      sector: marker,
      gender: marker,
      size: marker,
      schooling: marker,
      age: marker,
      occupation: marker === '99' ? '999999' : marker === '00-1' ? '0000-1' : marker,
      municipality: marker === '99' ? '999999' : marker,
    }));
    const { files } = await serve([await file('2019.txt', text2019(unknown))]);
    expect(files).toMatchObject([{ read: 8, kept: 8, rejected: 0 }]);
    for (const dataset of [labour.bySector, labour.byGender, labour.byOccupation, labour.byState]) {
      expect(counts(await rows(dataset))).toEqual({ null: 8 });
    }
    expect((await rows(labour.byAgeGender)).at(-1)).toMatchObject({ key: null, unknown: 8 });
  });

  it.each([
    ['Faixa Remun Dezem (SM)', ['00', '01', '01', '12', '99'], { 0: 2, 11: 1, null: 2 }],
    ['Faixa Remun Média (SM)', ['00', '01', '01', '11', '99'], { 0: 1, 1: 2, 11: 1, null: 1 }],
    [
      'Faixa Rem Média (SM) - Código',
      ['01', '02', '02', '12', '99'],
      { 0: 1, 1: 2, 11: 1, null: 1 },
    ],
  ])('reads pay bands without other pay columns: %s', async (column, bands, expectedCounts) => {
    const lines = bands.map((band) => ['1', '120040', '411005', band].join(';'));
    const header = ['Vínculo Ativo 31/12', 'Município', 'CBO Ocupação 2002', column].join(';');
    const { edition } = await serve(
      [await file('2019.txt', [header, ...lines, ''].join('\n'))],
      undefined,
      ['sexo', 'escolaridade', 'idade', 'subsetor', 'tamanho'],
    );
    expect(counts(await rows(labour.byWageBand))).toEqual(expectedCounts);
    expect((await rows(labour.summary))[0]).toMatchObject({ links: 5, meanPay: null });
    expect(edition.notas.join(' ')).toContain('“Sexo Trabalhador”: consta como não informado');
  });

  it('withholds pay statistics for small cells', async () => {
    await serve([await file('2019.txt', text2019(people))]);
    expect(await rows(labour.payCurve)).toEqual([]);
    expect((await rows(labour.summary))[0]).toMatchObject({
      links: 6,
      unclassified: 2,
      meanPay: null,
      medianPay: null,
      minPay: null,
      maxPay: null,
    });
  });
});

const { read, readRows } = testReading('rais', rais, 2019);

describe('text rewritten by other programs', () => {
  const text = text2019(people);
  const [header = '', ...lines] = text.trimEnd().split('\r\n');
  const spaced = header.replaceAll(';', ' ; ');
  const quotedHeader = header.replace(/[^;]+/g, '"$&"');
  // Changes a cell of the last column, which is not read.
  const typeset = text.replace('{ñ class}\r\n', '\x93\x96\x80\x81\x94\r\n');

  it.each<[string, string | Buffer]>([
    ['LF after CRLF', text.replace(/\r\n(?!.*\r\n)/s, '\n')],
    ['CRLF after LF', text.replace('\r\n', '\n')],
    ['CRCRLF', text.replaceAll('\r\n', '\r\r\n')],
    ['no newline at the end', text.trimEnd()],
    ['blank lines and an MS-DOS end-of-file character', `${text}\r\n\r\n  \r\n\x1a`],
    ['a blank line in the middle', text.replace('\r\n', '\r\n\r\n')],
    ['windows-1252 punctuation', typeset],
    ['windows-1252 punctuation in a gzip', gzipSync(Buffer.from(typeset, 'latin1'))],
    [
      'a gzip with two members',
      Buffer.concat([gzipSync(header), gzipSync(`\r\n${lines.join('\r\n')}`)]),
    ],
    ['a UTF-8 BOM', Buffer.from(`\ufeff${text}`)],
    ['a trailing delimiter on each line', text.replaceAll('\r\n', ';\r\n')],
    ['two trailing delimiters in the header', [`${header};;`, ...lines].join('\n')],
    [
      'two trailing delimiters in the rows',
      [header, ...lines.map((line) => `${line};;`)].join('\n'),
    ],
    ['a quoted header', [quotedHeader, ...lines].join('\n')],
    ['spaces in the header', [spaced, ...lines].join('\n')],
    ['a header decoded twice', Buffer.from(Buffer.from(text).toString('latin1'))],
    ['a header without its accented letters', text.replaceAll(/[^\x20-\x7e\r\n]/g, '?')],
    ['thousands separators', text.replaceAll(/0(\d\d)(\d{3},\d\d);/g, '$1.$2;')],
  ])('tolerates %s', async (_, content) => {
    const { report, rows: found } = await readRows('2019.TXT', content);
    expect(report).toMatchObject({ read: 7, kept: 6, rejected: 0, doubts: [] });
    expect(found).toEqual((await readRows('2019.txt', text)).rows);
  });

  it('reports a repeated header as a rejected row', async () => {
    const report = await read('2019.txt', `${text}${text}`);
    expect(report).toMatchObject({ read: 15, kept: 12, rejected: 1 });
    expect(report.rejections[0]?.examples).toMatchObject([
      { line: 9, text: 'Vínculo Ativo 31/12' },
    ]);
  });
});

describe('invalid rows', () => {
  it('drops invalid values, rejects unreadable rows, and reports consistent totals', async () => {
    const good = Array.from({ length: 60 }, () => ({}));
    const lines = text2019([
      ...good,
      { municipality: '123456' },
      { gender: '3' },
      { pay: 'abc' },
      { active: '?' },
    ]).split('\r\n');
    lines.splice(11, 0, '1;2;3');
    const { edition, files } = await serve([await file('2019.txt', lines.join('\r\n'))]);
    expect(files).toMatchObject([{ read: 65, kept: 63, inactive: 0, rejected: 2 }]);
    expect(files[0]?.rejections.map(({ examples }) => examples)).toEqual([
      [{ file: '2019.txt', line: 66, text: '?' }],
      [{ file: '2019.txt', line: 12, text: '1;2;3' }],
    ]);
    expect(files[0]?.doubts.map(({ examples }) => examples)).toEqual([
      [{ file: '2019.txt', line: 63, text: '123456' }],
      [{ file: '2019.txt', line: 65, text: 'abc' }],
      [{ file: '2019.txt', line: 64, text: '3' }],
    ]);
    expect(edition).toMatchObject({ linhasLidas: 65, linhasAceitas: 63, linhasRejeitadas: 2 });
    expect(edition.notas).toContainEqual(expect.stringContaining('“Sexo Trabalhador”'));
    expect(counts(await rows(labour.byState))).toEqual({ 12: 63 });
    expect(counts(await rows(labour.byGender))).toEqual({ 1: 62, null: 1 });
  });

  it('tolerates invalid rows in a small file if at least half of its rows are valid', async () => {
    const report = await read('2019.txt', text2019([{}, {}, { active: '' }]));
    expect(report).toMatchObject({ read: 3, kept: 2, rejected: 1 });
  });

  it('drops pay that overflows its column, e.g. after a bit flip', async () => {
    const text = text2019([...people, paid('001,20', '8000003021,00')]);
    const report = await read('2019.txt', text);
    expect(report).toMatchObject({ read: 8, kept: 7, inactive: 1, rejected: 0 });
  });

  it.each([
    ['gender', 'M', 'Sexo Trabalhador'],
    ['size', 'x', 'Tamanho Estabelecimento'],
    ['occupation', 'x', 'CBO Ocupação 2002'],
  ] as const)('rejects a file if too many rows have the %s “%s”', async (field, value, name) => {
    const odd = (count: number) =>
      text2019(
        Array.from({ length: 250 }, (_, index) => (index < count ? { [field]: value } : {})),
      );
    await expect(read('2019.txt', odd(11))).rejects.toThrow(
      `“${name}” traz valor desconhecido em 11 de 250 linhas, como em “${value}”`,
    );
    expect(await read('2019.txt', odd(2))).toMatchObject({ kept: 250, doubts: [{ count: 2 }] });
  });
});

const refused = (paths: string[], year?: number) =>
  importFiles('rais', join(dir, 'data'), paths, { year });

const without = (column: string) =>
  text2019(
    people,
    HEADER_2019.filter((name) => name !== column),
  );

it('rejects only the line with an unclosed quote', async () => {
  const lines = text2023(Array.from({ length: 50 }, () => ({}))).split('\n');
  lines[20] = lines[20]?.slice(0, -1) ?? '';
  const report = await read('2023.COMT', lines.join('\n'));
  expect(report).toMatchObject({ read: 50, kept: 49, rejected: 1 });
  expect(report.rejections[0]?.examples[0]?.line).toBe(21);
});

describe('year', () => {
  it('rejects a missing year and suggests --ano', async () => {
    await expect(refused([await file('RAIS.txt', text2019(people))])).rejects.toThrow('--ano 2019');
  });

  it('rejects file names with different years', async () => {
    const text = text2019(people);
    const paths = [await file('2018.txt', text), await file('2019.txt', text.toUpperCase())];
    await expect(refused(paths)).rejects.toThrow('anos diferentes');
  });

  it('rejects a year without a known minimum wage', async () => {
    await expect(refused([await file('a.txt', text2019(people))], 1999)).rejects.toThrow(
      'salário mínimo',
    );
  });
});

describe('damaged files', () => {
  const whole = Buffer.from(
    text2019(Array.from({ length: 200 }, () => people[0] as RaisRow)),
    'latin1',
  );
  const gzip = gzipSync(whole);
  const text = whole.toString('latin1');

  it.each<[string, string | Buffer, RegExp]>([
    ['an empty file', '', /linha 1: o arquivo está vazio/],
    [
      'CR line endings',
      text2019([{}]).replaceAll('\n', ''),
      /linha 1: as linhas terminam só com CR/,
    ],
    ['a header without rows', `${HEADER_2019.join(';')}\r\n`, /linha 2: há só o cabeçalho/],
    [
      'a first line of data',
      text2019([{}, {}]).replace(/^[^\n]*\n/, ''),
      /linha 1: falta o cabeçalho: a primeira linha, “.*”, é de dados/,
    ],
    [
      'a title above the header',
      `RAIS 2019\r\n\r\n${text}`,
      /linha 1: antes do cabeçalho, que está na linha 3, há “RAIS 2019”/,
    ],
    ['JSON', '[{"CBO 2002": "111305"}]', /linha 1: isto é um arquivo JSON/],
    ['a web page', '<!DOCTYPE html><html><body>Erro</body></html>', /linha 1: isto é uma página/],
    ['a zip', 'PK\x03\x04aaaaaaaa', /linha 1: .*\(zip\)/],
    ['a 7z', "7z\xbc\xaf'\x1caaaaaaaa", /linha 1: .*\(7z\)/],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), /linha 1: o texto está em UTF-16/],
    ['tabs', text.replaceAll(';', '\t'), /linha 1: as colunas estão separadas por “tabulação”/],
    ['pipes', text.replaceAll(';', '|'), /linha 1: as colunas estão separadas por “\|”/],
    [
      'commas instead of semicolons',
      text.replaceAll(';', ','),
      /linha 2: as linhas têm \d+ colunas, e o cabeçalho, 60; a primeira é/,
    ],
    ['a missing municipality column', without('Município'), /linha 1: falta a coluna “Município”/],
    [
      'a missing active flag',
      without('Vínculo Ativo 31/12'),
      /linha 1: falta a coluna “Vínculo Ativo/,
    ],
    [
      'a truncated last cell',
      whole.subarray(0, -4),
      /linha 201: a última linha está cortada: termina/,
    ],
    ['a truncated last line', whole.subarray(0, -90), /linha 201: a última linha está cortada/],
    ['a truncated gzip', gzip.subarray(0, -20), /linha \d+: o arquivo gzip está truncado/],
    ['a gzip with a wrong checksum', flip(gzip, gzip.length - 6), /o arquivo gzip está truncado/],
    ['truncated text in a gzip', gzipSync(whole.subarray(0, -90)), /linha 201: a última linha/],
    [
      'zero bytes in the middle',
      text.replace(/411005[^]{900}/, '\0'.repeat(900)),
      /há bytes que não são/,
    ],
    ['too many invalid rows', text.replaceAll('120040', '123456'), /200 de 200 linhas/],
  ])('rejects %s with position and reason', async (_, content, message) => {
    const result = read('2019.txt', content);
    await expect(result).rejects.toMatchObject({
      name: 'ImportRefusal',
      message: expect.stringMatching(message),
    });
    await expect(result).rejects.toThrow('2019.txt');
  });

  it('names the command for a file of another source', async () => {
    const path = await file('2019.txt', 'NU_ANO_CENSO|CO_IES|CO_CINE_ROTULO\n2019|1|2');
    await expect(refused([path])).rejects.toThrow('npm run import -- inep-superior ARQUIVO');
  });

  it('keeps the old data published when an import fails', async () => {
    await serve([await file('2019.txt', text2019(people))]);
    const broken = await file('SP_2019.txt', whole.subarray(0, -90));
    await expect(importFiles('rais', join(dir, 'data'), [broken])).rejects.toThrow('cortada');
    await expectPeople();
  });

  it('rejects a duplicate file, even if renamed or compressed', async () => {
    const paths = [await file('2019.txt', whole), await file('copia_2019.txt.gz', gzip)];
    await expect(refused(paths)).rejects.toThrow(/copia_2019.txt.gz: .*o mesmo que .*2019.txt/);
  });

  it('rejects a missing path and an empty directory', async () => {
    await expect(importFiles('rais', join(dir, 'data'), [join(dir, '2019.txt')])).rejects.toThrow(
      'não foi possível abrir',
    );
    await expect(importFiles('rais', join(dir, 'data'), [dir], { year: 2019 })).rejects.toThrow(
      'não há arquivo nenhum',
    );
  });
});

function flip(bytes: Buffer, position: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[position] = (copy[position] ?? 0) ^ 0xff;
  return copy;
}
