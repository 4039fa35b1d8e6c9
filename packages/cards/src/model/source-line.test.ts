import type { Edition, SourceName } from '@observatorio/contract';
import { states } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { badgeOf, creditOf, sourceLine } from './source-line';

const official: Edition = {
  conjunto: 'rais',
  ano: 2016,
  tipo: 'oficial',
  versao: '1',
  fontes: ['rais_vinculos_AC_2016.txt.gz'],
  importadoEm: '2026-01-01T00:00:00Z',
  linhasLidas: 1,
  linhasAceitas: 1,
  linhasRejeitadas: 0,
  motivos: {},
  notas: [],
};

const sample: Edition = { ...official, tipo: 'demonstracao' };

it('names the source and its year', () => {
  expect(sourceLine([official])).toBe('Fonte: RAIS, Ministério do Trabalho e Emprego, 2016');
  expect(sourceLine([{ ...official, conjunto: 'outro' as SourceName }])).toBe(
    'Fonte: rais_vinculos_AC_2016.txt.gz, 2016',
  );
  expect(badgeOf([official])).toBeUndefined();
});

it('says that a year is partial or superseded', () => {
  const partial = { ...official, ano: 2024, situacao: 'parcial' } as const;
  expect(sourceLine([partial])).toBe(
    'Fonte: RAIS, Ministério do Trabalho e Emprego, 2024 (parcial)',
  );
  expect(creditOf([partial], true).short).toBe('RAIS 2024 (parcial)');
  expect(sourceLine([{ ...official, situacao: 'superada', ufs: ['12'] }])).toBe(
    'Fonte: RAIS, Ministério do Trabalho e Emprego, 2016 (versão superada), só Acre',
  );
  expect(sourceLine([{ ...official, situacao: 'definitiva' }])).toBe(sourceLine([official]));
});

it('names several sources, without a year for undated ones', () => {
  const list: Edition = { ...official, conjunto: 'cbo', ano: 2026 };
  expect(sourceLine([list, official])).toBe(
    'Fonte: CBO 2002, Ministério do Trabalho e Emprego; RAIS, Ministério do Trabalho e Emprego, 2016',
  );
});

it('marks sample data, even if only part of the data is a sample', () => {
  expect(sourceLine([sample, { ...sample, conjunto: 'cbo' }])).toBe(
    'Fonte: amostra gerada pelo projeto, 2016',
  );
  expect(badgeOf([official, sample])).toBe('Dados de demonstração');
});

it('names the covered states unless all are covered', () => {
  const acre = { ...official, ufs: ['12'] };
  expect(sourceLine([acre])).toBe('Fonte: RAIS, Ministério do Trabalho e Emprego, 2016, só Acre');
  const all = { ...official, ufs: states.map(({ code }) => code) };
  expect(sourceLine([all])).toBe('Fonte: RAIS, Ministério do Trabalho e Emprego, 2016');
});

it('names the subjects of sample data mixed with official data', () => {
  expect(sourceLine([official, { ...sample, conjunto: 'automacao', ano: 2019 }])).toBe(
    'Fonte: RAIS, Ministério do Trabalho e Emprego, 2016; amostra gerada pelo projeto (automação), 2019',
  );
});

it('credits a table with its source and licence, whatever the year of its import', () => {
  const table: Edition = {
    ...official,
    conjunto: 'indicadores',
    tabela: 'ideb',
    ano: 2026,
    fontes: ['Inep, Ideb (CC BY 4.0)', 'ideb.csv'],
  };
  expect(sourceLine([table])).toBe('Fonte: Inep, Ideb (CC BY 4.0)');
  expect(creditOf([table], true).short).toBe('Inep, Ideb (CC BY 4.0)');
  const other = { ...table, tabela: 'pib', fontes: ['IBGE, PIB (dados públicos)'] };
  expect(sourceLine([table, other])).toBe(
    'Fonte: Inep, Ideb (CC BY 4.0); IBGE, PIB (dados públicos)',
  );
  expect(sourceLine([{ ...table, tipo: 'demonstracao' }])).toBe(
    'Fonte: amostra gerada pelo projeto',
  );
});

it('is empty without editions', () => {
  expect(sourceLine([])).toBe('');
  expect(badgeOf([])).toBeUndefined();
});

it.each([
  [[official], 'RAIS 2016'],
  [[{ ...official, conjunto: 'inep-superior' } as const], 'Censo da Educação Superior 2016'],
  [[{ ...official, conjunto: 'cbo' } as const, official], 'CBO 2002; RAIS 2016'],
  [[sample, { ...sample, conjunto: 'cbo' } as const], 'Demonstração, 2016'],
  [[official, sample], 'RAIS 2016; Demonstração, 2016'],
  [[], 'Fonte desconhecida'],
])('credits the sources in a few words: %#', (editions, short) => {
  expect(creditOf(editions, true).short).toBe(short);
});

it('joins the years of a series', () => {
  const years = [2019, 2014, 2015, 2016, 2018].map((ano) => ({ ...official, ano }));
  const series = [...years, { ...official, ano: 2020, situacao: 'parcial' as const }];
  expect(sourceLine(series)).toBe(
    'Fonte: RAIS, Ministério do Trabalho e Emprego, 2014 a 2016, 2018 a 2019 e 2020 (parcial)',
  );
});
