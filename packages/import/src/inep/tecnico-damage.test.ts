import { describe, expect, it } from 'vitest';
import { testCensus } from './test-census';
import {
  type CensusRow,
  csvTextOf,
  ESCOLA_2025_HEADER,
  exchanged,
  inColumn,
  type RowChange,
  TECNICO_2023_HEADER,
  TECNICO_2025_HEADER,
} from './test-files';

const { file, importAll, serve } = testCensus('inep-tecnico');

const NAME = 'suplemento_cursos_tecnicos_2023.csv';

const places: CensusRow[] = [
  {
    NO_REGIAO: 'Norte',
    CO_REGIAO: 1,
    NO_UF: 'Rondônia',
    SG_UF: 'RO',
    CO_UF: 11,
    NO_MUNICIPIO: 'Ariquemes',
    CO_MUNICIPIO: 1100023,
    TP_LOCALIZACAO: 1,
    TP_DEPENDENCIA: 4,
  },
  {
    NO_REGIAO: 'Sudeste',
    CO_REGIAO: 3,
    NO_UF: 'Minas Gerais',
    SG_UF: 'MG',
    CO_UF: 31,
    // The places table has Dona Eusébia.
    NO_MUNICIPIO: 'Dona Euzébia',
    CO_MUNICIPIO: 3122900,
    TP_LOCALIZACAO: 2,
    TP_DEPENDENCIA: 2,
  },
];
const technical: CensusRow[] = [
  {
    NO_AREA_CURSO_PROFISSIONAL: 'Ambiente e saúde',
    ID_AREA_CURSO_PROFISSIONAL: 1,
    NO_CURSO_EDUC_PROFISSIONAL: 'Enfermagem',
    CO_CURSO_EDUC_PROFISSIONAL: 1021,
  },
  {
    NO_AREA_CURSO_PROFISSIONAL: 'Gestão e negócios',
    ID_AREA_CURSO_PROFISSIONAL: 4,
    NO_CURSO_EDUC_PROFISSIONAL: 'Administração',
    CO_CURSO_EDUC_PROFISSIONAL: 4059,
  },
];

/** Two courses in each of thirty schools. */
const courses: CensusRow[] = Array.from({ length: 60 }, (_, index) => {
  const school = index >> 1;
  const place = places[school % 2];
  return {
    NU_ANO_CENSO: 2023,
    ...place,
    NO_ENTIDADE: `ESCOLA ${school}`,
    CO_ENTIDADE: Number(place?.CO_UF) * 1_000_000 + school,
    ...technical[index % 2],
    QT_CURSO_TEC: 1,
    QT_MAT_CURSO_TEC: 30 + index,
    QT_CURSO_TEC_CT: 0,
    QT_MAT_CURSO_TEC_CT: 0,
    QT_CURSO_TEC_NM: 0,
    QT_MAT_CURSO_TEC_NM: 0,
    QT_CURSO_TEC_CONC: 1,
    QT_MAT_CURSO_TEC_CONC: 10,
    QT_CURSO_TEC_SUBS: 1,
    QT_MAT_TEC_SUBS: 20 + index,
    QT_CURSO_TEC_EJA: 0,
    QT_MAT_TEC_EJA: 0,
  };
});

const textOf = (change: RowChange = (row) => row): string =>
  csvTextOf(TECNICO_2023_HEADER, courses.map(change));

const imported = async (text: string) => importAll([await file(NAME, text)]);

describe('damaged files of technical courses', () => {
  it('accepts the file without damage', async () => {
    const { files } = await serve([await file(NAME, textOf())]);
    expect(files).toMatchObject([{ kept: 60, doubts: [], contradictions: [] }]);
  });

  it.each<[string, RowChange, string]>([
    [
      'exponents in schools',
      inColumn('CO_ENTIDADE', () => '1.10E+07', 15),
      '“CO_ENTIDADE” não é um código de escola de oito algarismos em 4 de 60 linhas, como em “1.10E+07”',
    ],
    [
      'decimals in municipalities',
      inColumn('CO_MUNICIPIO', (old) => `${old}.0`),
      '“CO_MUNICIPIO” é de município que não existe em 60',
    ],
    [
      'decimals in axes',
      inColumn('ID_AREA_CURSO_PROFISSIONAL', (old) => `${old}.0`),
      '“ID_AREA_CURSO_PROFISSIONAL” traz valor desconhecido em 60',
    ],
    [
      'blank schools',
      inColumn('CO_ENTIDADE', () => '', 3),
      '“CO_ENTIDADE” não é um código de escola',
    ],
    [
      'fractions',
      inColumn('QT_MAT_CURSO_TEC', (old) => Number(old) / 4),
      '“QT_MAT_CURSO_TEC” não é um número inteiro de 0 a 200.000',
    ],
    [
      'thousands separators',
      inColumn('QT_MAT_CURSO_TEC', () => '1.234'),
      '“QT_MAT_CURSO_TEC” não é um número inteiro',
    ],
    [
      'exponents',
      inColumn('QT_MAT_TEC_SUBS', () => '2E+01'),
      '“QT_MAT_TEC_SUBS” não é um número inteiro',
    ],
    [
      'enormous counts',
      inColumn('QT_MAT_CURSO_TEC', () => 9_999_999, 20),
      '“QT_MAT_CURSO_TEC” não é um número inteiro de 0 a 200.000 em 3',
    ],
    [
      'blank enrolments',
      inColumn('QT_MAT_CURSO_TEC', () => '', 3),
      'a coluna “QT_MAT_CURSO_TEC” não traz valor em 33%',
    ],
    [
      'a total above its parts',
      inColumn('QT_MAT_CURSO_TEC', (old) => `${old}0`, 20),
      '“QT_MAT_CURSO_TEC” é maior que a soma dos tipos de curso em 3',
    ],
    [
      'exchanged courses and enrolments',
      exchanged('QT_CURSO_TEC', 'QT_MAT_CURSO_TEC'),
      '“QT_MAT_CURSO_TEC” é menor que a soma',
    ],
    [
      'exchanged forms',
      exchanged('QT_MAT_CURSO_TEC_CT', 'QT_MAT_TEC_SUBS'),
      '“QT_MAT_CURSO_TEC_CT” e “QT_CURSO_TEC_CT” não concordam',
    ],
    [
      'exchanged administration and location',
      exchanged('TP_DEPENDENCIA', 'TP_LOCALIZACAO'),
      '“TP_LOCALIZACAO” traz valor desconhecido em 30',
    ],
    [
      'exchanged names of axes and municipalities',
      exchanged('NO_AREA_CURSO_PROFISSIONAL', 'NO_MUNICIPIO'),
      '“NO_MUNICIPIO” não é o nome de um município em 60',
    ],
    [
      'other axes',
      inColumn('ID_AREA_CURSO_PROFISSIONAL', (old) => Number(old) + 1),
      '“NO_AREA_CURSO_PROFISSIONAL” e “ID_AREA_CURSO_PROFISSIONAL” não concordam em 60',
    ],
    [
      'states moved to another',
      inColumn('CO_UF', () => 35, 2),
      '“CO_ENTIDADE” e “CO_UF” não concordam em 30',
    ],
    [
      'several names of a school',
      inColumn('NO_ENTIDADE', (_, index) => `ESCOLA ${index}`),
      '“CO_ENTIDADE” e “NO_ENTIDADE” não concordam em 30',
    ],
    [
      'several administrations of a school',
      inColumn('TP_DEPENDENCIA', () => 3, 2),
      '“CO_ENTIDADE” e “TP_DEPENDENCIA” não concordam em 30',
    ],
    [
      'names of schools of other owners',
      inColumn('NO_ENTIDADE', () => 'SENAI'),
      '“NO_ENTIDADE” e “TP_DEPENDENCIA” não concordam em 30 de 60 linhas, como em “SENAI” e “2”',
    ],
    [
      'courses of other axes',
      (row) => ({
        ...row,
        CO_CURSO_EDUC_PROFISSIONAL: Number(row.CO_CURSO_EDUC_PROFISSIONAL) + 1000,
      }),
      '“CO_CURSO_EDUC_PROFISSIONAL” e “ID_AREA_CURSO_PROFISSIONAL” não concordam em 60',
    ],
    [
      'courses for teachers in other axes',
      (row) => ({
        ...row,
        ...exchanged('QT_MAT_CURSO_TEC_NM', 'QT_MAT_TEC_SUBS')(row, 0),
        QT_CURSO_TEC_NM: 1,
        QT_CURSO_TEC_SUBS: 0,
      }),
      '“QT_MAT_CURSO_TEC_NM” e “ID_AREA_CURSO_PROFISSIONAL” não concordam em 60',
    ],
    [
      'counts times ten',
      (row) => ({
        ...row,
        QT_MAT_CURSO_TEC: `${row.QT_MAT_CURSO_TEC}0`,
        QT_MAT_CURSO_TEC_CONC: `${row.QT_MAT_CURSO_TEC_CONC}0`,
        QT_MAT_TEC_SUBS: `${row.QT_MAT_TEC_SUBS}0`,
      }),
      'a coluna “QT_MAT_CURSO_TEC” traz números que terminam em zero em 100% das linhas, e nos arquivos oficiais são cerca de 10%',
    ],
    [
      'several names of a course',
      inColumn('NO_CURSO_EDUC_PROFISSIONAL', () => 'Outro', 3),
      '“CO_CURSO_EDUC_PROFISSIONAL” e “NO_CURSO_EDUC_PROFISSIONAL” não concordam em 20',
    ],
    [
      'years to come',
      inColumn('NU_ANO_CENSO', (_, index) => 2066 + (index % 32)),
      'linha 2: “2066” em “NU_ANO_CENSO” não é um ano',
    ],
    [
      'rows of another year',
      inColumn('NU_ANO_CENSO', () => 2024, 2),
      'linha 2: “NU_ANO_CENSO” não é 2023 em 30',
    ],
  ])('rejects %s', async (_, change, message) => {
    await expect(imported(textOf(change))).rejects.toThrow(message);
  });

  it('rejects enrolments of adults in the place of those after secondary school', async () => {
    const rows = Array.from({ length: 240 }, (_, index): CensusRow => {
      const row = courses[index % 60] ?? {};
      return { ...row, CO_ENTIDADE: Number(row.CO_ENTIDADE) + 1000 * Math.floor(index / 60) };
    });
    const change: RowChange = (row, index) =>
      exchanged('QT_CURSO_TEC_SUBS', 'QT_CURSO_TEC_EJA')(
        exchanged('QT_MAT_TEC_SUBS', 'QT_MAT_TEC_EJA')(row, index),
        index,
      );
    const text = csvTextOf(TECNICO_2023_HEADER, rows.map(change));
    await expect(imported(text)).rejects.toThrow(
      'em 100% das linhas, “QT_MAT_TEC_EJA” tem matrículas: devem ser as de outro tipo de curso',
    );
  });

  it('rejects a second copy with other numbers', async () => {
    const more: RowChange = (row) => ({
      ...row,
      QT_MAT_CURSO_TEC: Number(row.QT_MAT_CURSO_TEC) + 1,
      QT_MAT_TEC_SUBS: Number(row.QT_MAT_TEC_SUBS) + 1,
    });
    const text = csvTextOf(TECNICO_2023_HEADER, [...courses, ...courses.map(more)]);
    await expect(imported(text)).rejects.toThrow(
      'linha 62: a escola e o curso são os de outra linha, com outros números em 60 de 120 linhas',
    );
  });

  const schools: CensusRow[] = courses
    .filter((_, index) => index % 2 === 0)
    .map((row) => ({ ...row, NU_ANO_CENSO: 2025 }));
  it.each<[string, (rows: CensusRow[]) => CensusRow[], string]>([
    [
      'exponents in schools',
      (rows) => rows.map(inColumn('CO_ENTIDADE', () => '1.10E+07')),
      'Tabela_Escola_2025.csv, linha 2: “CO_ENTIDADE” não é um código de escola',
    ],
    [
      'half of the schools',
      (rows) => rows.slice(15),
      'Cursos com escola no arquivo de escolas: 30 de 60 (50%); sem par: “11000000”',
    ],
    [
      'other municipalities',
      (rows) => rows.map(inColumn('CO_MUNICIPIO', () => 1200401)),
      '“CO_MUNICIPIO” e “CO_UF” não concordam',
    ],
  ])('rejects %s in the schools file', async (_, change, message) => {
    const rows = courses.map(({ QT_MAT_TEC_SUBS = '', ...row }) => ({
      ...row,
      NU_ANO_CENSO: 2025,
      QT_MAT_CURSO_TEC_SUBS: QT_MAT_TEC_SUBS,
    }));
    const paths = [
      await file('Tabela_Curso_Tecnico_2025.csv', csvTextOf(TECNICO_2025_HEADER, rows)),
      await file('Tabela_Escola_2025.csv', csvTextOf(ESCOLA_2025_HEADER, change(schools))),
    ];
    await expect(importAll(paths)).rejects.toThrow(message);
  });
});
