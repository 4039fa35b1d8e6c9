import { describe, expect, it } from 'vitest';
import {
  ageGenderPay,
  agePay,
  type CategoryPay,
  cityPay,
  genderPay,
  macroSectorPay,
  occupationPayNaming,
  type PayNaming,
  payByCategorySentence,
  schoolingPay,
  sectorPay,
  sizePay,
  statePay,
} from './pay-sentences';
import type { PayTerms } from './pay-terms';

const row = (key: string | null, label: string, pay: number | null, count = 2000): CategoryPay => ({
  key,
  label,
  count,
  pay,
});

const december: PayTerms = { basis: 'dezembro', limit: 5 };

const sentence = (
  rows: readonly CategoryPay[],
  naming: PayNaming,
  selected: readonly string[] = [],
  terms = december,
) =>
  payByCategorySentence(rows, selected, { measure: 'mediana', terms, naming }).replaceAll(
    '\u00a0',
    ' ',
  );

describe('payByCategorySentence', () => {
  it.each<[PayNaming, readonly [string, string, string], string]>([
    [
      schoolingPay,
      ['Superior completo', 'Médio completo', 'Analfabeto'],
      'Quem tem superior completo recebe mais: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a de quem é analfabeto, a menor.',
    ],
    [
      schoolingPay,
      ['6º ao 9º ano', '5º ano completo', 'Até o 5º ano incompleto'],
      'Quem tem do 6º ao 9º ano recebe mais: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a de quem tem até o 5º ano incompleto, a menor.',
    ],
    [
      agePay,
      ['65 anos ou mais', '18 a 29 anos', 'Até 17 anos'],
      'Quem tem 65 anos ou mais recebe mais: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a de quem tem até 17 anos, a menor.',
    ],
    [
      ageGenderPay,
      ['Homens, 30 a 49 anos', 'Homens, Até 17 anos', 'Mulheres, Até 17 anos'],
      'Os homens de 30 a 49 anos recebem mais: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a das mulheres com até 17 anos, a menor.',
    ],
    [
      macroSectorPay,
      ['Serviços', 'Indústria', 'Agropecuária'],
      'O grande setor que paga mais é Serviços: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a de Agropecuária, a menor.',
    ],
    [
      sectorPay,
      ['Ensino', 'Têxtil e vestuário', 'Calçados'],
      'O setor que paga mais é Ensino: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a de Calçados, a menor.',
    ],
    [
      occupationPayNaming,
      ['Médico clínico', 'Gari', 'Faxineiro'],
      'A ocupação que paga mais é Médico clínico: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a de Faxineiro, a menor.',
    ],
    [
      sizePay,
      ['1.000 ou mais', '5 a 9', 'Até 4 vínculos'],
      'Os estabelecimentos de 1.000 ou mais vínculos pagam mais: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a dos estabelecimentos de até 4 vínculos, a menor.',
    ],
    [
      statePay,
      ['Distrito Federal', 'São Paulo', 'Bahia'],
      'Quem trabalha no Distrito Federal recebe mais: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a de quem trabalha na Bahia, a menor.',
    ],
    [
      cityPay,
      ['Paulínia', 'Campinas', 'Guarulhos'],
      'Quem trabalha em Paulínia recebe mais: mediana de R$ 5.200,00 em dezembro, 2,9 vezes a de quem trabalha em Guarulhos, a menor.',
    ],
  ])('names the highest and the lowest pay, case %#', (naming, [best, middle, worst], expected) => {
    const rows = [row('1', best, 5200), row('2', middle, 2000), row('3', worst, 1800)];
    expect(sentence(rows, naming)).toBe(expected);
  });

  it('compares two categories by percentage if the ratio is small', () => {
    const rows = [row('2', 'Mulheres', 1500), row('1', 'Homens', 1680)];
    expect(sentence(rows, genderPay)).toBe(
      'Os homens recebem mais: mediana de R$ 1.680,00 em dezembro, 12% a mais que a das mulheres.',
    );
  });

  it('names ties, at either end and throughout', () => {
    const rows = [
      row('1', 'Ensino', 3000),
      row('2', 'Mecânica', 3000),
      row('3', 'Calçados', 1000),
      row('4', 'Metalurgia', 1000),
    ];
    expect(sentence(rows, sectorPay)).toBe(
      'Os setores que pagam mais são Ensino e Mecânica: mediana de R$ 3.000,00 em dezembro, 3 vezes a de Calçados e de mais 1 setor, a menor.',
    );
    expect(sentence([row('1', 'Homens', 1000), row('2', 'Mulheres', 1000)], genderPay)).toBe(
      'A mediana é a mesma para os homens e as mulheres: R$ 1.000,00 em dezembro.',
    );
    const many = ['A', 'B', 'C', 'D'].map((label) => row(label, label, 1000));
    expect(sentence(many, sectorPay)).toMatch(/^A mediana é a mesma para A, B e mais 2 setores: /);
  });

  it('calls amounts that differ by less than 0.5% almost the same', () => {
    const rows = [row('1', 'Homens', 1731), row('2', 'Mulheres', 1733)];
    expect(sentence(rows, genderPay)).toBe(
      'A mediana é quase a mesma para os homens e as mulheres: de R$ 1.731,00 a R$ 1.733,00 em dezembro.',
    );
  });

  it('states no ratio of pay that is rounded coarsely', () => {
    const rows = [row('1', 'Homens', 2000, 9), row('2', 'Mulheres', 1500)];
    expect(sentence(rows, genderPay)).toBe(
      'Pelos valores arredondados, os homens recebem mais: mediana de R$ 2.000,00 em dezembro; a das mulheres é R$ 1.500,00.',
    );
    const sectors = [
      row('1', 'Ensino', 3000),
      row('2', 'Mecânica', 1600),
      row('3', 'Calçados', 1500, 7),
    ];
    expect(sentence(sectors, sectorPay)).toBe(
      'Pelos valores arredondados, o setor que paga mais é Ensino: mediana de R$ 3.000,00 em dezembro; a de Calçados, a menor, é R$ 1.500,00.',
    );
    expect(sentence([row('1', 'Homens', 1500, 9), row('2', 'Mulheres', 1500)], genderPay)).toBe(
      'A mediana arredondada é a mesma para os homens e as mulheres: R$ 1.500,00 em dezembro.',
    );
  });

  it('leaves out withheld categories and those without links, and counts the former', () => {
    const rows = [
      row('1', 'Ensino', 3000),
      row('2', 'Mecânica', 1500),
      row('3', 'Calçados', null, 3),
      row('4', 'Metalurgia', null, 0),
      row(null, 'Não informado', 9000),
    ];
    expect(sentence(rows, sectorPay)).toBe(
      'O setor que paga mais é Ensino: mediana de R$ 3.000,00 em dezembro, 2 vezes a de Mecânica. Em sigilo: 1 setor.',
    );
    expect(sentence(rows.slice(1), sectorPay)).toBe(
      'A mediana de Mecânica é R$ 1.500,00 em dezembro. Em sigilo: 1 setor.',
    );
    expect(sentence(rows.slice(2, 4), sectorPay)).toBe(
      'Remuneração em sigilo: são menos de 5 vínculos em cada setor.',
    );
  });

  it('reports that there are no links, or no information', () => {
    expect(sentence([row('1', 'Ensino', null, 0)], sectorPay)).toBe(
      'Não há vínculos com estes filtros.',
    );
    expect(sentence([row(null, 'Não informado', 2000, 3)], sectorPay)).toBe(
      'Sem essa informação: 3 vínculos.',
    );
  });

  it('says that the source has only pay bands', () => {
    const rows = [row('1', 'Ensino', null), row('2', 'Mecânica', null)];
    const onlyBands = { ...december, isInformed: false };
    const unknown = /^Remuneração não informada neste ano: a fonte só traz a faixa salarial\.$/;
    expect(sentence(rows, sectorPay, [], onlyBands)).toMatch(unknown);
    expect(sentence(rows, sectorPay, ['1'], onlyBands)).toBe(
      'Seleção: Ensino, sem mediana, com 2.000 vínculos.',
    );
    expect(sentence(rows, sectorPay, ['1', '2'], onlyBands)).toBe(
      'Seleção, com a mediana em dezembro: Ensino, sem valor; Mecânica, sem valor.',
    );
  });

  it('states the pay of the selection', () => {
    const rows = [
      row('1', 'Ensino', 3000, 1),
      row('2', 'Mecânica', 1500),
      row('3', 'Calçados', null, 3),
      row('4', 'Metalurgia', null, 0),
    ];
    expect(sentence(rows, sectorPay, ['1'])).toBe(
      'Seleção: Ensino, mediana de R$ 3.000,00 em dezembro, com 1 vínculo.',
    );
    expect(sentence(rows, sectorPay, ['3'])).toBe(
      'Seleção: Calçados, mediana em sigilo, com 3 vínculos.',
    );
    expect(sentence(rows, sectorPay, ['4'])).toBe('Seleção: Metalurgia, sem vínculos.');
    expect(sentence(rows, sectorPay, ['1', '2', '3', '4'])).toBe(
      'Seleção, com a mediana em dezembro: Ensino, R$ 3.000,00; Mecânica, R$ 1.500,00; Calçados, em sigilo; e mais 1.',
    );
  });
});
