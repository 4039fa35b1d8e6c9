import { graduate } from '@observatorio/contract';
import { describe, expect, it } from 'vitest';
import { testCensus } from './test-census';
import {
  type CensusRow,
  csvTextOf,
  ESCOLA_2025_HEADER,
  TECNICO_2024_HEADER,
  TECNICO_2025_HEADER,
} from './test-files';

const { file, serve, counts, importAll } = testCensus('inep-tecnico');

const school: CensusRow = {
  NU_ANO_CENSO: 2024,
  NO_REGIAO: 'Norte',
  CO_REGIAO: 1,
  NO_UF: 'Rondônia',
  SG_UF: 'RO',
  CO_UF: 11,
  NO_MUNICIPIO: 'Ariquemes',
  CO_MUNICIPIO: 1100023,
  TP_DEPENDENCIA: 2,
  NO_ENTIDADE: 'CEEJA DE ARIQUEMES',
  CO_ENTIDADE: 11049375,
};
const nursing: CensusRow = {
  ...school,
  NO_AREA_CURSO_PROFISSIONAL: 'Ambiente e saúde',
  ID_AREA_CURSO_PROFISSIONAL: 1,
  NO_CURSO_EDUC_PROFISSIONAL: 'Enfermagem',
  CO_CURSO_EDUC_PROFISSIONAL: 1021,
};
const mining: CensusRow = {
  ...nursing,
  TP_DEPENDENCIA: 4,
  CO_ENTIDADE: 11000001,
  CO_CURSO_EDUC_PROFISSIONAL: 12009,
  NO_AREA_CURSO_PROFISSIONAL: 'Recursos naturais',
  ID_AREA_CURSO_PROFISSIONAL: 12,
  NO_CURSO_EDUC_PROFISSIONAL: 'Mineração',
};
const offers: CensusRow[] = [
  { ...nursing, QT_MAT_CURSO_TEC: 30, QT_MAT_CURSO_TEC_SUBS: 20, QT_MAT_CURSO_TEC_IFTP: 10 },
  { ...mining, QT_MAT_CURSO_TEC: 50, QT_MAT_CURSO_TEC_CONC: 44, QT_MAT_CURSO_TEC_EJA: 6 },
];

describe('technical courses', () => {
  it('reads regular column names and itineraries from 2024 on', async () => {
    const { edition } = await serve([
      await file('suplemento_cursos_tecnicos_2024.csv', csvTextOf(TECNICO_2024_HEADER, offers)),
    ]);
    expect(edition).toMatchObject({
      conjunto: 'inep-tecnico',
      ano: 2024,
      linhasAceitas: 2,
      ufs: ['11'],
    });
    expect(await counts(graduate.byForm)).toEqual({ CONC: 44, SUBS: 20, EJA: 6, IFTP: 10 });
    expect(await counts(graduate.byFunding)).toEqual({ 1: 30, null: 50 });
    expect(await counts(graduate.byModality)).toEqual({ null: 80 });
    expect(await counts(graduate.byArea)).toEqual({ 12: 50, 1: 30 });
    expect(await counts(graduate.byMunicipality, { uf: ['11'] })).toEqual({ 1100023: 80 });
  });

  it('reads schools from a separate file and itineraries from two columns in 2025', async () => {
    const year = { NU_ANO_CENSO: 2025 };
    const courses = csvTextOf(TECNICO_2025_HEADER, [
      { ...offers[0], ...year, QT_MAT_CURSO_TEC: 33, QT_MAT_CURSO_TEC_IFTP_CT: 3 },
      { ...offers[1], ...year, CO_ENTIDADE: 11999999 },
    ]);
    const schools = csvTextOf(ESCOLA_2025_HEADER, [{ ...school, ...year }]);
    const path = await file('Tabela_Curso_Tecnico_2025.csv', courses);
    await expect(importAll([path])).rejects.toThrow(
      /linha 1: falta a coluna “CO_MUNICIPIO”.* Informe também o arquivo de escolas/,
    );
    const { edition } = await serve([path, await file('Tabela_Escola_2025.csv', schools)]);
    expect(await counts(graduate.byForm)).toEqual({ CONC: 44, SUBS: 20, EJA: 6, IFTP: 13 });
    expect(await counts(graduate.byState)).toEqual({ 11: 33, null: 50 });
    expect(await counts(graduate.byAdministration)).toEqual({ 2: 33, null: 50 });
    expect(edition.notas.join()).toContain('50 matrículas são de escolas sem município');
  });

  it('uses the total even if the parts do not add up to it', async () => {
    const sums: CensusRow[] = [
      { QT_MAT_CURSO_TEC: 30, QT_MAT_CURSO_TEC_SUBS: 18 },
      { QT_MAT_CURSO_TEC: 5, QT_MAT_CURSO_TEC_CT: 4, QT_MAT_CURSO_TEC_NM: 4 },
      { QT_MAT_CURSO_TEC: 7, QT_MAT_CURSO_TEC_IFTP: 7, QT_MAT_CURSO_TEC_IFTP_CT: 2 },
      { QT_MAT_CURSO_TEC: '', QT_MAT_CURSO_TEC_CT: 1 },
      { QT_MAT_CURSO_TEC: 0 },
    ];
    const odd = sums.map((row, index) => ({ ...nursing, CO_ENTIDADE: 11000001 + index, ...row }));
    const { edition } = await serve([
      await file('suplemento_cursos_tecnicos_2024.csv', csvTextOf(TECNICO_2024_HEADER, odd)),
    ]);
    expect(await counts(graduate.byForm)).toEqual({ CT: 1, SUBS: 18, IFTP: 7, null: 17 });
    expect(await counts(graduate.courses)).toEqual({ Enfermagem: 43 });
    expect(edition.notas.join()).toContain('17 matrículas não têm tipo de curso informado');
  });

  it('rejects other layouts', async () => {
    const rows = csvTextOf(
      TECNICO_2024_HEADER.filter((name) => name !== 'QT_MAT_CURSO_TEC'),
      offers,
    );
    await expect(importAll([await file('suplemento.csv', rows)])).rejects.toThrow(
      /suplemento.csv, linha 1: falta a coluna “QT_MAT_CURSO_TEC”/,
    );
    const schools = csvTextOf(ESCOLA_2025_HEADER, [school]);
    await expect(importAll([await file('Tabela_Escola_2025.csv', schools)])).rejects.toThrow(
      'Informe também o arquivo de cursos técnicos',
    );
  });

  const many = Array.from({ length: 40 }, (_, index) => ({
    ...nursing,
    NO_CURSO_EDUC_PROFISSIONAL: 'Administração',
    CO_ENTIDADE: 11000001 + index,
    QT_MAT_CURSO_TEC: 10,
    QT_MAT_CURSO_TEC_SUBS: 10,
  }));
  const textWith = (change: (row: CensusRow, index: number) => CensusRow): string =>
    csvTextOf(TECNICO_2024_HEADER, many.map(change));
  const imported = async (text: string | Buffer, name = 'suplemento_cursos_tecnicos_2024.csv') =>
    (await serve([await file(name, text)])).edition;

  it.each([
    [
      'an unknown network',
      { TP_DEPENDENCIA: 9 },
      '“TP_DEPENDENCIA” traz valor desconhecido em 14 de 40 linhas, como em “9”',
    ],
    ['a blank network', { TP_DEPENDENCIA: '' }, '“TP_DEPENDENCIA” traz valor desconhecido'],
    [
      'an unknown axis',
      { ID_AREA_CURSO_PROFISSIONAL: 99 },
      '“ID_AREA_CURSO_PROFISSIONAL” traz valor desconhecido em 14 de 40 linhas, como em “99”',
    ],
    [
      'a non-numeric part',
      { QT_MAT_CURSO_TEC_SUBS: 'x' },
      '“QT_MAT_CURSO_TEC_SUBS” não é um número inteiro',
    ],
    ['a total below its parts', { QT_MAT_CURSO_TEC: 1 }, '“QT_MAT_CURSO_TEC” é menor que a soma'],
  ])('rejects %s in a third of the rows, but not in one row', async (_, wrong, found) => {
    const third = textWith((row, index) => (index % 3 === 0 ? { ...row, ...wrong } : row));
    await expect(imported(third)).rejects.toThrow(found);
    const one = await imported(
      textWith((row, index) => (index === 7 ? { ...row, ...wrong } : row)),
    );
    expect(one.notas.join(' ')).toContain('Em 1 linha, ');
  });

  it('rejects text that has lost its accents', async () => {
    const text = textWith((row) => row);
    const twice = Buffer.from(Buffer.from(text).toString('latin1'));
    await expect(imported(twice)).rejects.toThrow(
      'linha 2: cada letra com acento virou duas em 40 linhas, como em “Ambiente e saÃºde”',
    );
    const dos = text.replaceAll('ç', '\u0087').replaceAll('ã', '\u00c6');
    await expect(imported(Buffer.from(dos, 'latin1'))).rejects.toThrow(
      'linha 2: letras com acento viraram outros sinais em 40 linhas, como em “Administra‡Æo”',
    );
    await expect(imported(text.replaceAll(/[çã]/g, '?'))).rejects.toThrow('“Administra??o”');
    const unknown = Buffer.from(text.replaceAll(/[çã]/g, '\ufffd'));
    await expect(imported(unknown)).rejects.toThrow('letras com acento se perderam em 40 linhas');
  });

  it('counts repeated offers once', async () => {
    const [first, second] = many;
    const other = { ...second, QT_MAT_CURSO_TEC: 7, QT_MAT_CURSO_TEC_SUBS: 7 };
    const rows = [...many, first, second, other] as CensusRow[];
    const { notas } = await imported(csvTextOf(TECNICO_2024_HEADER, rows));
    expect(await counts(graduate.courses)).toEqual({ Administração: 407 });
    expect(notas).toContain(
      'suplemento_cursos_tecnicos_2024.csv: 2 linhas repetem anteriores e contam uma vez só.',
    );
    expect(notas).toContain(
      'Em 1 linha, a escola e o curso são os de outra linha, com outros números, como em “11000002, 1021, Administração, 1” e “7, 0, 0, 0, 7, 0, 0, 0”.',
    );
  });

  it('rejects a file whose name contains another year', async () => {
    const text = textWith((row) => row);
    await expect(imported(text, 'suplemento_cursos_tecnicos_2023.csv')).rejects.toThrow(
      'linha 2: os dados são de 2024, e o nome do arquivo diz 2023',
    );
    expect(await imported(text, 'baixado em 20231105.csv')).toMatchObject({ ano: 2024 });
  });
});
