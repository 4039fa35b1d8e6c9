import { gzipSync } from 'node:zlib';
import { course, type Filters, graduate } from '@observatorio/contract';
import { describe, expect, it } from 'vitest';
import { testCensus } from './test-census';
import { type CensusRow, csvTextOf, ORIGINAL_2019_HEADER, SUPERIOR_HEADER } from './test-files';

const { file, serve, counts, answer, importAll } = testCensus('inep-superior');

const NAME = 'MICRODADOS_CADASTRO_CURSOS_2019.CSV';
const superior = { nivel_ensino: ['Superior'] };

const medicine: CensusRow = {
  NU_ANO_CENSO: 2019,
  CO_UF: 35,
  NO_MUNICIPIO: 'São Paulo',
  CO_MUNICIPIO: 3550308,
  TP_DIMENSAO: 1,
  TP_CATEGORIA_ADMINISTRATIVA: 2,
  TP_REDE: 1,
  CO_IES: 55,
  NO_CURSO: 'MEDICINA',
  CO_CURSO: 1210,
  CO_CINE_ROTULO: '"0912M01"',
  CO_CINE_AREA_GERAL: '09',
  CO_CINE_AREA_ESPECIFICA: '091',
  CO_CINE_AREA_DETALHADA: '0912',
  TP_GRAU_ACADEMICO: 1,
  IN_GRATUITO: 1,
  TP_MODALIDADE_ENSINO: 1,
  TP_NIVEL_ACADEMICO: 1,
  QT_VG_TOTAL: 175,
  QT_MAT: 1100,
  QT_CONC: 170,
};
const distance: CensusRow = {
  ...medicine,
  TP_DIMENSAO: 2,
  TP_CATEGORIA_ADMINISTRATIVA: 5,
  TP_REDE: 2,
  CO_IES: 298,
  NO_CURSO: 'PEDAGOGIA',
  CO_CURSO: 77,
  CO_CINE_ROTULO: '"0113P01"',
  CO_CINE_AREA_GERAL: 1,
  CO_CINE_AREA_ESPECIFICA: 11,
  CO_CINE_AREA_DETALHADA: 113,
  TP_GRAU_ACADEMICO: 2,
  IN_GRATUITO: 0,
  TP_MODALIDADE_ENSINO: 2,
  QT_VG_TOTAL: 0,
  QT_MAT: 40,
  QT_CONC: 5,
};
const withoutPlace: CensusRow = { CO_UF: '', NO_MUNICIPIO: '', CO_MUNICIPIO: '' };
const offers: CensusRow[] = [
  medicine,
  distance,
  {
    ...distance,
    CO_UF: 12,
    NO_MUNICIPIO: 'Rio Branco',
    CO_MUNICIPIO: 1200401,
    QT_MAT: 30,
    QT_CONC: '',
  },
  // The vacancies of a distance learning course are known only nationally.
  { ...distance, ...withoutPlace, TP_DIMENSAO: 3, QT_VG_TOTAL: 900, QT_MAT: 0, QT_CONC: 0 },
  // Offered abroad.
  { ...distance, ...withoutPlace, TP_DIMENSAO: 4, QT_MAT: 3, QT_CONC: 1 },
  // Common-entry courses have no degree. Special institutions belong to either network.
  {
    ...medicine,
    CO_IES: 400,
    CO_CURSO: 1500,
    NO_CURSO: 'ABI - LETRAS',
    TP_GRAU_ACADEMICO: '',
    TP_CATEGORIA_ADMINISTRATIVA: 7,
    QT_MAT: 20,
    QT_CONC: 0,
  },
  {
    ...medicine,
    CO_IES: 401,
    CO_CURSO: 1501,
    TP_CATEGORIA_ADMINISTRATIVA: 7,
    TP_REDE: 2,
    QT_MAT: 9,
    QT_CONC: 4,
  },
  { ...medicine, TP_NIVEL_ACADEMICO: 2, QT_MAT: 5000 },
];
const institutions = csvTextOf(
  ['NU_ANO_CENSO', 'CO_UF_IES', 'TP_CATEGORIA_ADMINISTRATIVA', 'CO_IES', 'NO_IES', 'SG_IES'],
  [
    { CO_IES: 55, NO_IES: 'UNIVERSIDADE DE SÃO PAULO' },
    { CO_IES: 298, NO_IES: 'UNIVERSIDADE NORTE DO PARANÁ' },
    { CO_IES: 400, NO_IES: 'CENTRO UNIVERSITÁRIO MUNICIPAL' },
    { CO_IES: 401, NO_IES: 'FACULDADE ESPECIAL' },
  ].map((row) => ({ ...row, NU_ANO_CENSO: 2019 })),
);

const shiftsByCourse = async (filters: Filters = {}) => {
  const { rows } = await answer(course.offers, { ...superior, ...filters });
  return Object.fromEntries(rows.map((row) => [row.course, row.shifts]));
};

async function expectOffers(): Promise<void> {
  expect(await counts(graduate.byState, superior)).toEqual({ 35: 1169, 12: 30, null: 3 });
  expect(await counts(graduate.byState, { ...superior, dimensao: ['Vagas'] })).toEqual({
    null: 900,
    35: 525,
  });
  expect(await counts(graduate.byForm, superior)).toEqual({ 1: 1109, 2: 73, null: 20 });
  expect(await counts(graduate.byForm, { ...superior, dimensao: ['Concluintes'] })).toEqual({
    1: 174,
    2: 6,
  });
  expect(await counts(graduate.byAdministration, superior)).toEqual({ 2: 1100, 3: 20, 4: 82 });
  expect(await counts(graduate.byModality, superior)).toEqual({ 1: 1129, 2: 73 });
  expect(await counts(graduate.byFunding, superior)).toEqual({ 1: 1129, 0: 73 });
  expect(await counts(graduate.byArea, superior)).toEqual({
    '09': 1129,
    '091': 1129,
    '01': 73,
    '011': 73,
  });
  expect(await counts(graduate.courses, superior)).toEqual({
    Medicina: 1109,
    Pedagogia: 73,
    'ABI - Letras': 20,
  });
}

describe('higher education courses', () => {
  it('sums rows across places, including rows without one, and excludes other levels', async () => {
    const { edition, files } = await serve([
      await file(NAME, csvTextOf(SUPERIOR_HEADER, offers)),
      await file('MICRODADOS_ED_SUP_IES_2019.CSV', institutions),
    ]);
    await expectOffers();
    expect(edition).toMatchObject({
      conjunto: 'inep-superior',
      ano: 2019,
      tipo: 'oficial',
      linhasLidas: 8,
      linhasAceitas: 7,
      linhasRejeitadas: 0,
      motivos: {},
    });
    expect(files[0]).toMatchObject({ read: 8, kept: 7, inactive: 1, rejected: 0 });
    const notes = edition.notas.join('\n');
    expect(notes).toContain('1 linha de outros níveis');
    expect(notes).toContain('3 matrículas não têm município');
    expect(notes).toContain('2 linhas são de instituições especiais (categoria 7)');
    expect(notes).not.toContain('sem nome');
  });

  it('reads UTF-8, gzip, codes without leading zeros, and reordered or extra columns', async () => {
    const header = [...SUPERIOR_HEADER, 'IN_COMUNITARIA', 'IN_CONFESSIONAL'].toReversed();
    const bare = offers.map((row) => ({
      ...row,
      CO_CINE_AREA_GERAL: Number(row.CO_CINE_AREA_GERAL),
      CO_CINE_AREA_ESPECIFICA: Number(row.CO_CINE_AREA_ESPECIFICA),
    }));
    const text = csvTextOf(
      header.map((name) => name.toLowerCase()),
      [],
    );
    const lines = csvTextOf(header, bare).split('\r\n').slice(1).join('\n');
    const { edition } = await serve([
      await file('cursos.csv.gz', gzipSync(Buffer.from(`\ufeff${text.trimEnd()}\n${lines}`))),
    ]);
    await expectOffers();
    expect(edition.ano).toBe(2019);
    expect(edition.notas.join()).toContain('o arquivo de instituições não foi informado');
  });

  it('reads commas and a byte order mark, as spreadsheets save them', async () => {
    const text = csvTextOf(SUPERIOR_HEADER, offers).replaceAll(',', '').replaceAll(';', ',');
    await serve([await file(NAME, Buffer.from(`\ufeff${text}`))]);
    await expectOffers();
  });

  it('derives areas from the labels if there are no area columns', async () => {
    const header = SUPERIOR_HEADER.filter((name) => !/_CINE_AREA_/.test(name));
    await serve([await file(NAME, csvTextOf(header, offers))]);
    await expectOffers();
  });

  it('reads whether a course is by day or by night, from its students or else its vacancies', async () => {
    await serve([
      await file(
        NAME,
        csvTextOf(SUPERIOR_HEADER, [
          { ...medicine, QT_MAT_DIURNO: 1100, QT_MAT_NOTURNO: 0 },
          { ...medicine, CO_CURSO: 2, QT_MAT_DIURNO: 10, QT_VG_TOTAL_NOTURNO: 30 },
          { ...medicine, CO_CURSO: 3 },
          { ...distance, QT_MAT_NOTURNO: 40 },
        ]),
      ),
    ]);
    expect(await shiftsByCourse()).toEqual({
      'superior-1210': 'Dia',
      'superior-2': 'Dia, Noite',
      'superior-3': null,
      'superior-77': 'A distância',
    });
    const found = async (turno: string) =>
      Object.keys(await shiftsByCourse({ turno: [turno] })).toSorted();
    expect(await found('noturno')).toEqual(['superior-2']);
    expect(await found('diurno')).toEqual(['superior-1210', 'superior-2']);
    expect(await found('matutino')).toEqual([]);
    expect(await found('ead')).toEqual(['superior-77']);
    const { rows } = await answer(course.options, superior);
    expect(rows.filter(({ filter }) => filter === 'turno').map(({ label }) => label)).toEqual([
      'Dia',
      'Noite',
      'A distância',
    ]);
  });

  it('merges course names that differ only in case', async () => {
    const named = ['FÍSICA', 'Física', ' física ', 'CIÊNCIA DA COMPUTAÇÃO'];
    await serve([
      await file(
        NAME,
        csvTextOf(
          SUPERIOR_HEADER,
          named.map((NO_CURSO, index) => ({ ...medicine, NO_CURSO, CO_CURSO: 100 + index })),
        ),
      ),
    ]);
    expect(await counts(graduate.courses, superior)).toEqual({
      Física: 3300,
      'Ciência da Computação': 1100,
    });
  });

  it('accepts missing optional columns and lists them in the notes', async () => {
    const header = SUPERIOR_HEADER.filter(
      (name) => !['QT_VG_TOTAL', 'TP_GRAU_ACADEMICO'].includes(name),
    );
    const { edition } = await serve([await file(NAME, csvTextOf(header, offers))]);
    expect(await counts(graduate.byForm, superior)).toEqual({ null: 1202 });
    expect(await counts(graduate.byForm, { ...superior, dimensao: ['Vagas'] })).toEqual({});
    expect(edition.notas).toContain('A fonte não traz “QT_VG_TOTAL”: consta como não informado.');
  });
});

describe('original 2019 release', () => {
  const rows: CensusRow[] = offers.map(
    ({ QT_MAT = '', QT_CONC = '', QT_VG_TOTAL = '', CO_CINE_ROTULO = '', ...row }) => ({
      ...row,
      CO_CINE_ROTULO: String(CO_CINE_ROTULO).replaceAll('"', ''),
      TP_ATRIBUTO_INGRESSO: 0,
      QT_MATRICULA_TOTAL: QT_MAT,
      QT_CONCLUINTE_TOTAL: QT_CONC,
      QT_VAGA_TOTAL: QT_VG_TOTAL,
    }),
  );
  const entry: CensusRow = { ...rows[0], TP_ATRIBUTO_INGRESSO: 1, QT_MATRICULA_TOTAL: 7000 };
  const text = (list: readonly CensusRow[]) =>
    csvTextOf(ORIGINAL_2019_HEADER, list, { delimiter: '|' });

  it('excludes common-entry courses and derives areas from the labels', async () => {
    const plain = rows.map((row) =>
      row.TP_CATEGORIA_ADMINISTRATIVA === 7
        ? { ...row, TP_CATEGORIA_ADMINISTRATIVA: row.TP_REDE === 2 ? 4 : 3 }
        : row,
    );
    const { files } = await serve([await file('SUP_CURSO_2019.CSV', text([...plain, entry]))]);
    await expectOffers();
    expect(files[0]).toMatchObject({ read: 9, kept: 7, inactive: 2 });
  });

  it('reads each shift of a course', async () => {
    await serve([
      await file(
        'SUP_CURSO_2019.CSV',
        text([
          { ...rows[0], IN_INTEGRAL: 0, IN_MATUTINO: 1, IN_VESPERTINO: 0, IN_NOTURNO: 1 },
          { ...rows[0], CO_CURSO: 2, IN_INTEGRAL: 1 },
        ]),
      ),
    ]);
    expect(await shiftsByCourse()).toEqual({
      'superior-1210': 'Manhã, Noite',
      'superior-2': 'Integral',
    });
    expect(await shiftsByCourse({ turno: ['diurno'] })).toEqual(await shiftsByCourse());
    expect(await shiftsByCourse({ turno: ['vespertino'] })).toEqual({});
  });

  it('accepts the CINE table', async () => {
    const cine = csvTextOf(
      [
        'CO_CINE_ROTULO',
        'NO_CINE_ROTULO',
        'CO_CINE_AREA_GERAL',
        'CO_CINE_AREA_ESPECIFICA',
        'CO_CINE_AREA_DETALHADA',
      ],
      [
        {
          CO_CINE_ROTULO: '0912M01',
          CO_CINE_AREA_GERAL: 9,
          CO_CINE_AREA_ESPECIFICA: 91,
          CO_CINE_AREA_DETALHADA: 912,
        },
      ],
      { delimiter: '|' },
    );
    const { edition } = await serve([
      await file('TB_AUX_CINE_BRASIL_2019.CSV', cine),
      await file('SUP_CURSO_2019.CSV', text(rows.slice(0, 2))),
    ]);
    expect(await counts(graduate.byArea, superior)).toEqual({
      '09': 1100,
      '091': 1100,
      '01': 40,
      '011': 40,
    });
    expect(edition.fontes).toEqual(['TB_AUX_CINE_BRASIL_2019.CSV', 'SUP_CURSO_2019.CSV']);
    expect(edition.linhasLidas).toBe(2);
  });
});

describe('invalid rows', () => {
  it('drops invalid values, rejects unreadable rows, and reports consistent totals', async () => {
    const wrongs: CensusRow[] = [
      { CO_MUNICIPIO: 3599999 },
      { TP_CATEGORIA_ADMINISTRATIVA: 'x' },
      { TP_NIVEL_ACADEMICO: '' },
      { QT_MAT: '-5' },
      { QT_CONC: '1,5' },
      { NU_ANO_CENSO: 2018 },
    ];
    const bad = wrongs.map((wrong, index) => ({ ...medicine, CO_CURSO: 1000 + index, ...wrong }));
    const good = Array.from({ length: 70 }, (_, index) => ({
      ...medicine,
      CO_CURSO: 2000 + index,
    }));
    const { edition, files } = await serve([
      await file(NAME, csvTextOf(SUPERIOR_HEADER, [...good, ...bad])),
    ]);
    expect(edition).toMatchObject({
      linhasLidas: 76,
      linhasAceitas: 73,
      linhasRejeitadas: 3,
      motivos: {
        '“TP_NIVEL_ACADEMICO” traz valor desconhecido': 1,
        '“QT_MAT” não é um número inteiro de 0 a 500.000': 1,
        '“NU_ANO_CENSO” não é 2019': 1,
      },
    });
    expect(files[0]?.doubts.map(({ reason, examples }) => [reason, examples])).toEqual([
      ['“CO_MUNICIPIO” é de município que não existe', [{ file: NAME, line: 72, text: '3599999' }]],
      ['“QT_CONC” não é um número inteiro de 0 a 500.000', [{ file: NAME, line: 76, text: '1,5' }]],
      [
        '“TP_CATEGORIA_ADMINISTRATIVA” traz valor desconhecido',
        [{ file: NAME, line: 73, text: 'x' }],
      ],
    ]);
    expect(edition.notas.join()).toContain(
      'Em 1 linha, “CO_MUNICIPIO” é de município que não existe',
    );
    expect(await counts(graduate.byState, superior)).toEqual({ 35: 73 * 1100 });
  });
});

describe('rejected files', () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ ...medicine, CO_CURSO: 1000 + index }));
  const text = csvTextOf(SUPERIOR_HEADER, rows);
  const whole = Buffer.from(text, 'latin1');
  const without = (column: string) =>
    csvTextOf(
      SUPERIOR_HEADER.filter((name) => name !== column),
      rows,
    );

  it.each<[string, string | Buffer, RegExp]>([
    ['empty', '', /linha 1: o arquivo está vazio/],
    ['a web page', '<html><body>Erro</body></html>', /linha 1: isto é uma página/],
    ['a zip', 'PK\x03\x04aaaaaaaa', /linha 1: .*\(zip\)/],
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le'), /linha 1: o texto está em UTF-16/],
    ['tabs', text.replaceAll(';', '\t'), /linha 1: as colunas estão separadas por “tabulação”/],
    [
      'no enrolments',
      without('QT_MAT'),
      /linha 1: falta a coluna “QT_MAT” ou “QT_MATRICULA_TOTAL”/,
    ],
    ['no course', without('NO_CURSO'), /linha 1: falta a coluna “NO_CURSO”/],
    ['no year', without('NU_ANO_CENSO'), /linha 1: falta a coluna “NU_ANO_CENSO”/],
    ['an invalid year', text.replaceAll('2019;', 'dois;'), /linha 2: “dois”/],
    ['a truncated last line', whole.subarray(0, -90), /linha 201: a última linha está cortada/],
    [
      'a truncated gzip',
      gzipSync(whole).subarray(0, -20),
      /linha \d+: o arquivo gzip está truncado/,
    ],
    [
      'too many invalid rows',
      text.replaceAll('3550308', '3599999'),
      /“CO_MUNICIPIO” é de município que não existe em 200 de 200 linhas/,
    ],
    [
      'the first layout of 2009 to 2016',
      'CO_IES|NO_IES|DS_CATEGORIA_ADMINISTRATIVA|CO_CURSO|NO_CURSO|CO_OCDE|QT_MATRICULA_CURSO\n1|A|B|2|C|380A01|30\n',
      /linha 1: as colunas, como “QT_MATRICULA_CURSO”, são as do leiaute antigo .* de 2009 a 2016\. O INEP publicou esses anos de novo/,
    ],
    [
      'only other levels',
      csvTextOf(
        SUPERIOR_HEADER,
        rows.map((row) => ({ ...row, TP_NIVEL_ACADEMICO: 2 })),
      ),
      /nenhuma linha conta/,
    ],
    [
      'only institutions',
      institutions,
      /o arquivo de instituições.* Informe também o arquivo de cursos/,
    ],
  ])('reports position and reason: %s', async (_, content, message) => {
    const result = importAll([await file(NAME, content)]);
    await expect(result).rejects.toMatchObject({
      name: 'ImportRefusal',
      message: expect.stringMatching(message),
    });
    await expect(result).rejects.toThrow(NAME);
  });

  it('rejects files from two years and from a year other than the requested one', async () => {
    const path = await file(NAME, text);
    const other = await file(
      'MICRODADOS_CADASTRO_IES_2018.CSV',
      institutions.replaceAll('2019;', '2018;'),
    );
    await expect(importAll([path, other])).rejects.toThrow(/são de 2018, e os de .*2019/);
    await expect(importAll([path], { year: 2020 })).rejects.toThrow('--ano diz 2020');
    await expect(importAll([path, path])).rejects.toThrow('informado duas vezes');
  });

  it('ignores the other files of the original layout', async () => {
    const paths = [
      await file(NAME, csvTextOf(SUPERIOR_HEADER, offers)),
      await file('SUP_ALUNO_2019.CSV', 'ID_ALUNO|CO_IES\n1|2\n'),
    ];
    expect((await importAll(paths)).fontes).toEqual([NAME]);
    await expect(importAll(paths.slice(1))).rejects.toThrow(
      'nenhum dos arquivos informados é usado. Informe também o arquivo de cursos',
    );
  });

  it('keeps the old data published when an import fails', async () => {
    await serve([await file(NAME, csvTextOf(SUPERIOR_HEADER, offers))]);
    await expect(importAll([await file('cut.csv', whole.subarray(0, -90))])).rejects.toThrow(
      'cortada',
    );
    await expectOffers();
  });
});
