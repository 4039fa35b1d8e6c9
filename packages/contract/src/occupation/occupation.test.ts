import { profile } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { type OccupationInfoRow, occupation } from './occupation';

const info: OccupationInfoRow = {
  title: 'Médico clínico',
  description: 'Cuida.',
  conditions: null,
  qualification: 8,
  attitudes: [{ name: 'Empatia', importance: 4.5, frequency: null, level: null }],
  knowledge: [{ name: 'Biologia', importance: 4, frequency: 0.5, level: 5.5 }],
  skills: [{ name: 'Escuta', importance: 4.2, frequency: null, level: null }],
  standIn: null,
  automation: 0.02,
  evolution: [{ year: 2017, links: 10 }],
  breaks: [],
  partialYears: [],
  growth: null,
  growthFrom: null,
  growthTo: null,
  noGrowthReason: 'sem-dados',
  isEconomy40: false,
  competencies: [{ name: 'Análise "a fundo" d\'água', score: 0.4 }],
  related: [{ code: '225124', title: 'Médico pediatra' }],
};

it('keeps the wire shapes of the occupation search', () => {
  expect(occupation.byGender.encode([{ key: '2', label: 'Mulheres', count: 3 }])).toEqual({
    Mulher: 3,
    homem: 0,
  });
  expect(occupation.pay.encode([])).toEqual({ max: null, avg: null, min: null });
  expect(occupation.byState.encode([{ key: '35', label: 'São Paulo', count: 9 }])).toEqual([
    { 35: 9 },
  ]);
  expect(
    occupation.options.encode([{ filter: 'cod_cbo', code: '225125', label: 'Médico clínico' }]),
  ).toMatchObject({ cbos: [{ cod_cbo: '225125', cbo: 'Médico clínico' }], uf: {} });
});

it('encodes an occupation with the field names of the specification', () => {
  const wire = occupation.info.encode([info]);
  expect(wire).toMatchObject({
    cbo: 'Médico clínico',
    cbo_cond_gerais: null,
    qualificacao: 8,
    conhecimentos: [
      { desc_conhecimento: 'Biologia', importancia: 4, frequencia: 0.5, profundidade: 5.5 },
    ],
    ocupacao_4_0: 'FALSE',
    ocupacoes_relacionadas: [{ ocupacao_relacionada: 'Médico pediatra' }],
  });
  expect(wire.comp_relacionadas_ocupacao_4_0).toContain("'Análise ");
  expect(occupation.info.decode(wire)).toEqual([info]);
});

it('ignores the total score', () => {
  const wire = occupation.info.encode([info]);
  const [row] = occupation.info.decode({
    ...wire,
    comp_relacionadas_ocupacao_4_0: "{'Robótica': 0.2, 'score_total': 0.9}",
  });
  expect(row?.competencies).toEqual([{ name: 'Robótica', score: 0.2 }]);
});

it('round-trips rows and empty responses', () => {
  const gender = [
    { key: '2', label: 'Mulheres', count: 3 },
    { key: '1', label: 'Homens', count: 2 },
    { key: null, label: 'Não informado', count: 1 },
  ];
  expect(occupation.byGender.decode(occupation.byGender.encode(gender))).toEqual(gender);
  expect(occupation.info.decode(occupation.info.encode([]))).toEqual([]);
  expect(profile.occupation.decode(profile.occupation.encode([]))).toEqual([]);
});
