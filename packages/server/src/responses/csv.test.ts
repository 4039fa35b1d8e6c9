import {
  type AnyDataset,
  areas,
  comparedOccupation,
  type Edition,
  imbalance,
  labour,
  type OccupationInfoRow,
  occupation,
  profile,
} from '@observatorio/contract';
import { expect, it } from 'vitest';
import { csvName, toCsv } from './csv';

const edition: Edition = {
  conjunto: 'rais',
  ano: 2019,
  tipo: 'oficial',
  versao: '1',
  fontes: ['RAIS 2019; vínculos'],
  importadoEm: '2026-01-01T12:00:00Z',
  linhasLidas: 2,
  linhasAceitas: 2,
  linhasRejeitadas: 0,
  motivos: {},
  ufs: ['12'],
  notas: ['Só o Acre; o resto, não.'],
};

const about = {
  editions: [edition],
  filters: { ano: ['2019'], uf: ['12'] },
  nameOf: () => 'Acre',
  day: '2026-12-31',
};

it('can be opened in Portuguese-language Excel', () => {
  const rows = [{ from: 299.4, to: 1318.555, count: 1234567 }];
  expect(toCsv(labour.payCurve, rows, about).split('\r\n')).toEqual([
    '\uFEFFDe (R$);Até (R$);Vínculos;Participação (0 a 1)',
    '299,40;1318,56;1234567;1',
    '',
    expect.stringMatching(/^# Vínculos por classe de remuneração/),
    '# Ano de referência: 2019;;;',
    '# Remuneração em reais: remuneração de dezembro;;;',
    '# Filtros: Estado: Acre (12);;;',
    '# Fonte: RAIS 2019 – vínculos (rais, dados oficiais, ano de referência 2019, importado em 01/01/2026);;;',
    '# Cobertura de rais: só Acre;;;',
    '# Anos comparáveis de rais: 2003 a 2021;;;',
    '# Nota de rais: Só o Acre – o resto, não.;;;',
    '# Extraído em 31/12/2026;;;',
    '',
  ]);
});

it('says which years of a series have only the mean pay', () => {
  const years = [2015, 2016, 2017].map((ano): Edition => {
    return { ...edition, ano, ...(ano === 2016 && { baseRemuneracao: 'media' }) };
  });
  const text = toCsv(labour.trend, [], { ...about, editions: years });
  expect(text).toContain('# Remuneração em reais, 2015 e 2017: remuneração de dezembro;');
  expect(text).toContain('# Remuneração em reais, 2016: remuneração média mensal do ano;');
  const reason = 'traz a remuneração média do ano, e';
  expect(text).toContain(`# Quebra da remuneração entre 2015 e 2016: 2016 ${reason} 2015, a de`);
  expect(text).toContain(`# Quebra da remuneração entre 2016 e 2017: 2016 ${reason} 2017, a de`);
});

it('says which years of a series do not compare, and why it leaves out others', () => {
  const yearOf = (ano: number): Edition => ({ ...edition, ano, versao: String(ano) });
  const years = [2021, 2022, 2024].map((ano): Edition => {
    return { ...yearOf(ano), ...(ano === 2024 && { situacao: 'parcial' }) };
  });
  const omitted = [
    { edition: yearOf(2012), reason: 'os dados não cobrem os lugares da série (só Amapá)' },
    { edition: yearOf(2015), reason: 'os dados não informam “Setor”' },
    { edition: yearOf(2016), reason: 'os dados não informam “Setor”' },
  ];
  const editions = [yearOf(2016), ...years];
  const text = toCsv(labour.trend, [], { ...about, editions, omitted });
  expect(text).toMatch(/^# Vínculos ativos.* Anos de trechos diferentes.* não se comparam;/m);
  expect(text).toContain('# Quebra entre 2021 e 2022: 2022 não se compara com os anos anteriores');
  expect(text).toContain('# Quebra entre 2022 e 2024: 2024 é parcial');
  expect(text).toContain(
    '# Fora da série, 2012: os dados não cobrem os lugares da série (só Amapá);',
  );
  expect(text).toContain('# Fora da série, 2015 e 2016: os dados não informam “Setor”;');
  expect(text).not.toContain('Quebra entre 2016');
});

it('says that a year is partial, and how its total compares with the published one', () => {
  const conferencia = { resultado: 'sem-comparacao', texto: 'Não se comparam.' } as const;
  const partial: Edition = { ...edition, situacao: 'parcial', conferencia };
  const text = toCsv(labour.byGender, [], { ...about, editions: [partial] });
  expect(text).toContain('# Ano de referência: 2019 (parcial);');
  expect(text).toContain('ano de referência 2019 (parcial), importado');
  expect(text).toContain('# Comparação de rais com o publicado: Não se comparam.;');
});

it('quotes, neutralises formulas and marks withheld values', () => {
  const label = '=HYPERLINK("x");1';
  const counted = toCsv(labour.byGender, [{ key: '1', label, count: 1 }], about);
  expect(counted).toContain(`1;"'=HYPERLINK(""x"");1";1;1\r\n`);
  const none = { year: 2016, label: 'Indígena', meanPay: null, medianPay: null };
  const counts = [0, 3].map((count) => ({ ...none, count }));
  expect(toCsv(labour.trend, counts, about)).toContain(
    '2016;Indígena;0;;;;;;;\r\n2016;Indígena;3;sigilo;sigilo;;;;;\r\n',
  );
  const [summary] = [{ links: 4, women: 1, genderKnown: 2, unclassified: 0, meanPay: null }];
  expect(toCsv(labour.summary, [summary ?? {}], about)).toMatch(/^4;1;2;0;sigilo;.*;0,25\r$/m);
});

it('includes the place and its type in a ranking and in its summary', () => {
  const place = { place: 'São Paulo', scope: 'municipio' };
  const table = (dataset: AnyDataset) => {
    const [header = '', line = ''] = toCsv(dataset, [place], about).slice(1).split('\r\n');
    const cells = line.split(';');
    return Object.fromEntries(header.split(';').map((label, index) => [label, cells[index]]));
  };
  const named = { Abrangência: 'São Paulo', 'Tipo de abrangência': 'municipio' };
  expect(table(imbalance.summary)).toMatchObject(named);
  expect(table(imbalance.ranking)).toMatchObject(named);
});

it('describes an occupation with one fact per line, omitting unknown facts', () => {
  const rating = { importance: 4.62, frequency: 0.905, level: 5 };
  const info: OccupationInfoRow = {
    title: 'Médico clínico',
    description: 'Examina; trata.',
    conditions: null,
    qualification: 8,
    knowledge: [{ name: 'Biologia', ...rating }],
    skills: [],
    attitudes: [{ name: 'Empatia', ...rating, frequency: null, level: null }],
    standIn: null,
    automation: 0.04,
    evolution: [
      { year: 2021, links: 1234 },
      { year: 2022, links: 1300 },
    ],
    breaks: [{ from: 2021, to: 2022, label: 'mais cobertura', reason: 'Outra cobertura.' }],
    partialYears: [2022],
    growth: null,
    growthFrom: null,
    growthTo: null,
    noGrowthReason: 'anos-nao-comparaveis',
    isEconomy40: false,
    competencies: [{ name: 'Análise de dados', score: 0.3 }],
    related: [{ code: '225124', title: 'Médico pediatra' }],
  };
  const lines = (text: string) =>
    text
      .replace('\uFEFF', '')
      .split('\r\n')
      .filter((line) => !line.startsWith('# '));
  expect(lines(toCsv(occupation.info, [info], about))).toEqual([
    'Grupo;Nome;Importância (1 a 5);Profundidade (0 a 7);Frequência (0 a 1);Grau (0 a 1);Vínculos',
    'Ocupação;Médico clínico;;;;;',
    'Descrição;"Examina; trata.";;;;;',
    'Qualificação;8;;;;;',
    'Conhecimento;Biologia;4,6;5,0;0,905;;',
    'Atitude;Empatia;4,6;;;;',
    'Probabilidade de automação;;;;;0,04;',
    'Vínculos por ano;2021;;;;;1234',
    'Vínculos por ano;2022 (parcial);;;;;1300',
    'Anos que não se comparam;Outra cobertura.;;;;;',
    'Ocupação da Economia 4.0;Não;;;;;',
    'Competência da Economia 4.0;Análise de dados;;;;0,3;',
    'Ocupação relacionada;Médico pediatra (2251-24);;;;;',
    '',
    '',
  ]);
  const known = {
    code: '225125',
    title: 'Médico clínico',
    synthesis: null,
    knowledge: [{ name: 'Biologia', level: 5.4 }],
    skills: [{ name: 'Escuta ativa', level: 4 }],
    attitudes: [],
    standIn: '225130',
  };
  expect(lines(toCsv(profile.occupation, [known], about))).toEqual([
    'Grupo;Nome;Importância (1 a 5);Profundidade (0 a 7)',
    'Ocupação;Médico clínico;;',
    'Notas do O*NET da ocupação;2251-30;;',
    'Conhecimento;Biologia;;5,4',
    'Habilidade;Escuta ativa;4,0;',
    '',
    '',
  ]);
});

it('compares occupations one per line, with each list in a single cell', () => {
  const nothing = { info: [], summary: [], byGender: [], bySchooling: [], byAgeGender: [] };
  const empty = comparedOccupation('010105', nothing);
  const few = {
    ...empty,
    links: 3,
    women: 0.25,
    growth: -0.0168,
    isEconomy40: true,
    skills: [
      { name: 'Escuta ativa', value: 4 },
      { name: 'Redação', value: null },
    ],
  };
  const [, ...lines] = toCsv(occupation.comparison, [empty, few], about).split('\r\n', 3);
  expect(lines).toEqual([
    '010105;Ocupação 0101-05;0;;;;;;;;;;;;;;;;;;;;;;;;',
    '010105;Ocupação 0101-05;3;sigilo;sigilo;sigilo;sigilo;sigilo;sigilo;sigilo;sigilo;;;;;0,25;;;-0,0168;;;;;Sim;;Escuta ativa 4,0 | Redação;',
  ]);
});

it('writes codes and labels in the market table', () => {
  const cell = { state: '12', gender: '2', schooling: null, count: 7, growth: 4, automation: null };
  expect(toCsv(profile.market, [{ ...cell, minPay: 998, maxPay: null }], about)).toContain(
    '\r\n12;Acre;2;Mulheres;;Não informado;7;998,00;sigilo;4;;;;;1\r\n',
  );
});

it('derives the file name from the dataset and its filters', () => {
  expect(csvName(labour.bySector, { ano: ['2019'], uf: ['33', '35'] })).toBe(
    'mercado-trabalho-empregados-ativos-por-setor-ano-2019-uf-33-35.csv',
  );
  const names = Object.values(areas)
    .flatMap((area) => Object.values<AnyDataset>(area))
    .map((dataset) => csvName(dataset, {}));
  expect(new Set(names).size).toBe(names.length);
});
