import { describe, expect, it } from 'vitest';
import { testReading } from '../test-reading';
import { superior } from './superior';
import { testCensus } from './test-census';
import {
  type CensusRow,
  csvTextOf,
  exchanged,
  inColumn,
  type RowChange,
  SUPERIOR_HEADER,
} from './test-files';

const { file, importAll, serve } = testCensus('inep-superior');
const { read } = testReading('inep-superior', superior, 2019);

const NAME = 'MICRODADOS_CADASTRO_CURSOS_2019.CSV';

const places: CensusRow[] = [
  {
    NO_REGIAO: 'Sudeste',
    CO_REGIAO: 3,
    NO_UF: 'São Paulo',
    SG_UF: 'SP',
    CO_UF: 35,
    NO_MUNICIPIO: 'Campinas',
    CO_MUNICIPIO: 3509502,
  },
  {
    NO_REGIAO: 'Norte',
    CO_REGIAO: 1,
    NO_UF: 'Acre',
    SG_UF: 'AC',
    CO_UF: 12,
    NO_MUNICIPIO: 'Rio Branco',
    CO_MUNICIPIO: 1200401,
  },
];
const areas: CensusRow[] = [
  {
    NO_CINE_ROTULO: 'Medicina',
    CO_CINE_ROTULO: '"0912M01"',
    CO_CINE_AREA_GERAL: '09',
    NO_CINE_AREA_GERAL: 'Saúde e bem-estar',
    CO_CINE_AREA_ESPECIFICA: '091',
    NO_CINE_AREA_ESPECIFICA: 'Saúde',
    CO_CINE_AREA_DETALHADA: '0912',
    NO_CINE_AREA_DETALHADA: 'Medicina',
  },
  {
    NO_CINE_ROTULO: 'Jornalismo',
    CO_CINE_ROTULO: '"0321J01"',
    CO_CINE_AREA_GERAL: '03',
    NO_CINE_AREA_GERAL: 'Ciências sociais, jornalismo e informação',
    CO_CINE_AREA_ESPECIFICA: '032',
    NO_CINE_AREA_ESPECIFICA: 'Jornalismo e informação',
    CO_CINE_AREA_DETALHADA: '0321',
    NO_CINE_AREA_DETALHADA: 'Jornalismo e reportagem',
  },
];
const owners: CensusRow[] = [
  { CO_IES: 1, TP_ORGANIZACAO_ACADEMICA: 1, TP_CATEGORIA_ADMINISTRATIVA: 1, TP_REDE: 1 },
  { CO_IES: 2, TP_ORGANIZACAO_ACADEMICA: 4, TP_CATEGORIA_ADMINISTRATIVA: 1, TP_REDE: 1 },
  { CO_IES: 3, TP_ORGANIZACAO_ACADEMICA: 3, TP_CATEGORIA_ADMINISTRATIVA: 4, TP_REDE: 2 },
  { CO_IES: 4, TP_ORGANIZACAO_ACADEMICA: 2, TP_CATEGORIA_ADMINISTRATIVA: 5, TP_REDE: 2 },
];

const courses: CensusRow[] = Array.from({ length: 60 }, (_, index) => ({
  NU_ANO_CENSO: 2019,
  TP_DIMENSAO: 1,
  ...places[index % 2],
  ...areas[index % 2],
  ...owners[index % 4],
  NO_CURSO: index % 2 === 0 ? 'MEDICINA' : 'JORNALISMO',
  CO_CURSO: 1000 + index,
  TP_GRAU_ACADEMICO: 1,
  IN_GRATUITO: index % 4 < 2 ? 1 : 0,
  TP_MODALIDADE_ENSINO: 1,
  TP_NIVEL_ACADEMICO: 1,
  QT_VG_TOTAL: 50,
  QT_MAT: 100 + index,
  QT_MAT_FEM: 60,
  QT_MAT_MASC: 40 + index,
  QT_CONC: 10,
}));

const institutionRows: CensusRow[] = owners.map(({ TP_REDE: _, ...owner }, index) => ({
  NU_ANO_CENSO: 2019,
  NO_IES: `INSTITUIÇÃO ${'ABCD'.charAt(index)}`,
  SG_IES: 'I',
  ...owner,
}));
const institutionsOf = (rows: readonly CensusRow[]): string =>
  csvTextOf(
    [
      'NU_ANO_CENSO',
      'TP_ORGANIZACAO_ACADEMICA',
      'TP_CATEGORIA_ADMINISTRATIVA',
      'CO_IES',
      'NO_IES',
      'SG_IES',
    ],
    rows,
  );

const textOf = (change: RowChange = (row) => row): string =>
  csvTextOf(SUPERIOR_HEADER, courses.map(change));

const imported = async (text: string) => importAll([await file(NAME, text)]);

describe('damaged files of higher education courses', () => {
  it.each<[string, RowChange, string]>([
    [
      'decimals in states',
      inColumn('CO_UF', (old) => `${old}.0`),
      '“CO_UF” não é o código de um estado em 60',
    ],
    [
      'decimals in institutions',
      inColumn('CO_IES', (old) => `${old}.0`),
      '“CO_IES” não é um código de instituição',
    ],
    [
      'decimals in levels',
      inColumn('TP_NIVEL_ACADEMICO', (old) => `${old}.0`),
      '“TP_NIVEL_ACADEMICO” traz valor desconhecido em 60 de 60 linhas',
    ],
    [
      'exponents in municipalities',
      inColumn('CO_MUNICIPIO', () => '3.5E+06'),
      '“CO_MUNICIPIO” é de município que não existe em 60',
    ],
    [
      'labels without their letter',
      inColumn('CO_CINE_ROTULO', () => '9130'),
      '“CO_CINE_ROTULO” não é um rótulo da CINE, como 0912M01 em 60',
    ],
    [
      'fractions',
      inColumn('QT_CONC', (old) => `${old}.5`, 15),
      '“QT_CONC” não é um número inteiro de 0 a 500.000 em 4',
    ],
    [
      'thousands separators',
      inColumn('QT_VG_TOTAL', () => '1.234'),
      '“QT_VG_TOTAL” não é um número inteiro',
    ],
    ['thousands of zeros', inColumn('QT_MAT', () => '1.000'), '“QT_MAT” não é um número inteiro'],
    [
      'enormous counts',
      inColumn('QT_MAT', () => 9_999_999, 20),
      '“QT_MAT” não é um número inteiro de 0 a 500.000 em 3 de 60 linhas, como em “9999999”',
    ],
    [
      'blank enrolments',
      inColumn('QT_MAT', () => '', 3),
      'a coluna “QT_MAT” não traz valor em 33% das linhas',
    ],
    [
      'blank graduates',
      inColumn('QT_CONC', () => '', 3),
      'a coluna “QT_CONC” não traz valor em 33% das linhas',
    ],
    [
      'a state moved to another',
      inColumn('CO_UF', () => 33, 2),
      '“CO_MUNICIPIO” e “CO_UF” não concordam em 30 de 60 linhas, como em “3509502” e “33”',
    ],
    [
      'abbreviations of other states',
      inColumn('SG_UF', () => 'RJ'),
      '“SG_UF” e “CO_UF” não concordam',
    ],
    ['names of other states', inColumn('NO_UF', () => 'Bahia'), '“NO_UF” e “CO_UF” não concordam'],
    [
      'names of other municipalities',
      inColumn('NO_MUNICIPIO', () => 'Santos', 2),
      '“NO_MUNICIPIO” e “CO_MUNICIPIO” não concordam em 30',
    ],
    [
      'exchanged names of places',
      exchanged('NO_MUNICIPIO', 'NO_REGIAO'),
      '“NO_MUNICIPIO” não é o nome de um município em 60',
    ],
    [
      'exchanged category and organisation',
      exchanged('TP_CATEGORIA_ADMINISTRATIVA', 'TP_ORGANIZACAO_ACADEMICA'),
      '“TP_REDE” e “TP_CATEGORIA_ADMINISTRATIVA” não concordam',
    ],
    [
      'private federal institutes',
      inColumn('TP_ORGANIZACAO_ACADEMICA', () => 4),
      '“TP_ORGANIZACAO_ACADEMICA” e “TP_CATEGORIA_ADMINISTRATIVA” não concordam em 30',
    ],
    [
      'exchanged networks',
      inColumn('TP_REDE', (old) => 3 - Number(old)),
      '“TP_REDE” e “TP_CATEGORIA_ADMINISTRATIVA” não concordam em 60',
    ],
    [
      'exchanged labels',
      exchanged('CO_CINE_ROTULO', 'NO_CINE_ROTULO'),
      '“CO_CINE_ROTULO” não é um rótulo',
    ],
    [
      'labels of other areas',
      inColumn('CO_CINE_ROTULO', () => '0912M01'),
      '“CO_CINE_ROTULO” e “CO_CINE_AREA_DETALHADA” não concordam em 30',
    ],
    [
      'names of other areas',
      inColumn('NO_CINE_AREA_GERAL', () => 'Educação'),
      '“NO_CINE_AREA_GERAL” e “CO_CINE_AREA_GERAL” não concordam',
    ],
    [
      'several names of an area',
      inColumn('NO_CINE_AREA_DETALHADA', (_, index) => `Área ${index}`),
      '“CO_CINE_AREA_DETALHADA” e “NO_CINE_AREA_DETALHADA” não concordam',
    ],
    [
      'more graduates than students',
      exchanged('QT_MAT', 'QT_CONC'),
      '“QT_CONC” é maior que “QT_MAT”',
    ],
    [
      'students that are not women or men',
      inColumn('QT_MAT', (old) => Number(old) + 7, 20),
      '“QT_MAT” não é a soma de “QT_MAT_FEM” e “QT_MAT_MASC” em 3',
    ],
    [
      'several owners of an institution',
      inColumn('TP_CATEGORIA_ADMINISTRATIVA', (_, index) => (index < 32 ? 4 : 5), 4),
      '“TP_REDE” e “TP_CATEGORIA_ADMINISTRATIVA” não concordam',
    ],
    [
      'several names of a course',
      inColumn('CO_CURSO', (_, index) => 1000 + (index >> 1)),
      '“CO_CURSO” e “NO_CURSO” não concordam em 30',
    ],
    [
      'tuition fees of public institutions',
      inColumn('IN_GRATUITO', (old) => 1 - Number(old)),
      '“IN_GRATUITO” e “TP_CATEGORIA_ADMINISTRATIVA” não concordam em 60',
    ],
    [
      'degrees for teachers of medicine',
      inColumn('TP_GRAU_ACADEMICO', () => 2),
      '“TP_GRAU_ACADEMICO” e “CO_CINE_ROTULO” não concordam em 60',
    ],
    [
      'distance courses on campus',
      inColumn('TP_MODALIDADE_ENSINO', () => 2),
      '“TP_DIMENSAO” e “TP_MODALIDADE_ENSINO” não concordam em 60',
    ],
    [
      'courses of other labels',
      inColumn('NO_CURSO', () => 'DIREITO'),
      '“NO_CURSO” e “CO_CINE_ROTULO” não concordam em 60',
    ],
    [
      'other names of labels',
      inColumn('NO_CINE_ROTULO', () => 'Direito'),
      '“NO_CINE_ROTULO” e “CO_CINE_ROTULO” não concordam em 60',
    ],
    [
      'counts times ten',
      (row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            name.startsWith('QT_') ? Number(value) * 10 : value,
          ]),
        ),
      'a coluna “QT_MAT” traz números que terminam em zero em 100% das linhas',
    ],
    [
      'vacancies that are not those of its shifts',
      (row) => ({ ...row, QT_VG_TOTAL_DIURNO: 20, QT_VG_TOTAL_NOTURNO: 10, QT_VG_TOTAL_EAD: 0 }),
      '“QT_VG_TOTAL” não é a soma de “QT_VG_TOTAL_DIURNO”, “QT_VG_TOTAL_NOTURNO” e “QT_VG_TOTAL_EAD” em 60',
    ],
    [
      'rows of another year',
      inColumn('NU_ANO_CENSO', () => 2018, 20),
      '“NU_ANO_CENSO” não é 2019 em 3 de 60 linhas, como em “2018”',
    ],
  ])('rejects %s', async (_, change, message) => {
    await expect(read(NAME, textOf(change))).rejects.toThrow(message);
  });

  it('rejects years to come', async () => {
    const change = inColumn('NU_ANO_CENSO', (_, index) => 2066 + (index % 32));
    await expect(imported(textOf(change))).rejects.toThrow(
      'linha 2: “2066” em “NU_ANO_CENSO” não é um ano de 1995 a 20',
    );
  });

  it.each<[string, (rows: CensusRow[]) => CensusRow[], string]>([
    [
      'institutions of other codes',
      (rows) => rows.map((row) => ({ ...row, CO_IES: `9${row.CO_IES}` })),
      'Cursos com instituição no arquivo de instituições: nenhum de 60; sem par: “1”, “2”, “3” e mais 1',
    ],
    ['half of the institutions', (rows) => rows.slice(0, 2), '30 de 60 (50%); sem par: “3” e “4”'],
    [
      'other owners',
      (rows) => rows.map((row) => ({ ...row, TP_CATEGORIA_ADMINISTRATIVA: 1 })),
      'Cursos com a categoria administrativa da instituição: 30 de 60 (50%); sem par: “3 com 4” e “4 com 5”',
    ],
    [
      'two names of one institution',
      (rows) => [...rows, { ...rows[0], NO_IES: 'OUTRA' }],
      'linha 6: esta linha contradiz a linha 2, que dá outro valor de “NO_IES” a “1”',
    ],
    [
      'exchanged codes and names',
      (rows) => rows.map(exchanged('CO_IES', 'NO_IES')),
      '“CO_IES” não é um código de instituição',
    ],
  ])('rejects %s', async (_, change, message) => {
    const paths = [
      await file(NAME, textOf()),
      await file('MICRODADOS_CADASTRO_IES_2019.CSV', institutionsOf(change(institutionRows))),
    ];
    await expect(importAll(paths)).rejects.toThrow(message);
  });

  it('rejects institutions that all have one name', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...institutionRows[index % 4],
      CO_IES: index + 1,
      NO_IES: 'ASSOCIAÇÃO EDUCACIONAL',
    }));
    const paths = [
      await file(NAME, textOf()),
      await file('MICRODADOS_CADASTRO_IES_2019.CSV', institutionsOf(many)),
    ];
    await expect(importAll(paths)).rejects.toThrow(
      'a coluna “NO_IES” traz o mesmo valor em todas as linhas',
    );
  });

  /** Courses of medicine by day and of logistics at night, given the degree of each. */
  const contrasted = ({
    degrees = [1, 3],
    nightly = 1,
  }: {
    degrees?: readonly number[];
    nightly?: 0 | 1;
  } = {}): string =>
    csvTextOf(
      SUPERIOR_HEADER,
      Array.from({ length: 1200 }, (_, index) => {
        const kind = index % 3;
        const isAtNight = (kind === 0) === (nightly === 0);
        const label = ['0912M01', '0413L01', '0413A01'][kind] ?? '';
        const enrolments = 40 + (index % 97);
        return {
          ...courses[index % 4],
          ...areasOf(label),
          NO_CURSO: ['MEDICINA', 'LOGÍSTICA', 'ADMINISTRAÇÃO'][kind] ?? '',
          CO_CURSO: 1000 + index,
          TP_GRAU_ACADEMICO: degrees[kind % 2] ?? 1,
          QT_VG_TOTAL: 50 + (index % 7),
          QT_MAT: enrolments,
          QT_MAT_FEM: enrolments,
          QT_MAT_MASC: 0,
          QT_MAT_DIURNO: isAtNight ? 0 : enrolments,
          QT_MAT_NOTURNO: isAtNight ? enrolments : 0,
          QT_CONC: index % 37,
        };
      }),
    );
  const areasOf = (label: string): CensusRow => ({
    NO_CINE_ROTULO: { M: 'Medicina', L: 'Logística', A: 'Administração' }[label.charAt(4)] ?? '',
    CO_CINE_ROTULO: label,
    CO_CINE_AREA_GERAL: label.slice(0, 2),
    NO_CINE_AREA_GERAL: label.startsWith('09')
      ? 'Saúde e bem-estar'
      : 'Negócios, administração e direito',
    CO_CINE_AREA_ESPECIFICA: label.slice(0, 3),
    NO_CINE_AREA_ESPECIFICA: `Área ${label.slice(0, 3)}`,
    CO_CINE_AREA_DETALHADA: label.slice(0, 4),
    NO_CINE_AREA_DETALHADA: `Área ${label.slice(0, 4)}`,
  });

  it('rejects exchanged degrees and shifts', async () => {
    await expect(imported(contrasted({ degrees: [3, 1] }))).rejects.toThrow(
      `${NAME}: os códigos da coluna “TP_GRAU_ACADEMICO” parecem trocados`,
    );
    await expect(imported(contrasted({ nightly: 0 }))).rejects.toThrow(
      `${NAME}: os códigos da coluna “QT_MAT_NOTURNO” parecem trocados`,
    );
    const { edition } = await serve([await file(NAME, contrasted())]);
    expect(edition.linhasAceitas).toBe(1200);
  });

  it('rejects the totals of states among the courses', async () => {
    const total = { ...courses[0], NO_CURSO: 'Total de São Paulo', CO_CURSO: '' };
    const text = csvTextOf(SUPERIOR_HEADER, [total, ...courses]);
    const { files } = await serve([await file(NAME, text)]);
    expect(files[0]?.rejections).toMatchObject([
      { reason: '“NO_CURSO” diz que a linha é um total', count: 1, examples: [{ line: 2 }] },
    ]);
  });

  it('says that the vacancies of distance courses are missing', async () => {
    const distant = (row: CensusRow): CensusRow => ({
      ...row,
      TP_DIMENSAO: 2,
      TP_MODALIDADE_ENSINO: 2,
    });
    const { edition } = await serve([await file(NAME, textOf(distant))]);
    expect(edition.notas).toContain(
      'Os arquivos não trazem as vagas dos cursos a distância, que estão nas linhas de “TP_DIMENSAO” 3.',
    );
  });

  it('counts a file that is there twice once', async () => {
    const text = csvTextOf(SUPERIOR_HEADER, [...courses, ...courses]);
    const { edition } = await serve([await file(NAME, text)]);
    expect(edition.notas).toContain(`${NAME}: 60 linhas repetem anteriores e contam uma vez só.`);
  });

  it('rejects a second copy with other numbers', async () => {
    const more = courses.map((row) => ({ ...row, QT_VG_TOTAL: Number(row.QT_VG_TOTAL) + 1 }));
    await expect(imported(csvTextOf(SUPERIOR_HEADER, [...courses, ...more]))).rejects.toThrow(
      'linha 62: o curso presencial é o de outra linha, com outros números em 60 de 120 linhas',
    );
  });

  it('blames an odd first row, not the other file', async () => {
    const text = textOf((row, index) => (index === 0 ? { ...row, NU_ANO_CENSO: 2018 } : row));
    const { edition, files } = await serve([
      await file('MICRODADOS_CADASTRO_IES_2019.CSV', institutionsOf(institutionRows)),
      await file('cursos.csv', text),
    ]);
    expect(edition).toMatchObject({ ano: 2019, linhasAceitas: 59, linhasRejeitadas: 1 });
    expect(files[1]?.rejections).toMatchObject([
      { reason: '“NU_ANO_CENSO” não é 2019', examples: [{ file: 'cursos.csv', line: 2 }] },
    ]);
  });

  it('rejects an edition without half of the institutions of the one that it replaces', async () => {
    await imported(textOf());
    const half = csvTextOf(
      SUPERIOR_HEADER,
      courses.filter(({ CO_IES }) => CO_IES === owners[0]?.CO_IES),
    );
    await expect(imported(half)).rejects.toThrow('há 1 instituição, e a edição em serviço tem 4');
    const edition = await importAll([await file(NAME, half)], { isPartial: true });
    expect(edition.notas).toContain('Há 1 instituição, e a edição em serviço tem 4.');
  });
});
