import type { OccupationInfoRow } from '@observatorio/contract';
import { breaksIn } from '@observatorio/domain';
import { expect, it } from 'vitest';
import { type CardContext, plainQuery, type Variant } from '../model/card';
import type { Contents } from '../model/content';
import { occupationInfo } from './occupation-info';

const unknown: OccupationInfoRow = {
  title: 'Médico clínico',
  conditions: null,
  description: null,
  qualification: null,
  attitudes: [],
  knowledge: [],
  skills: [],
  standIn: null,
  automation: null,
  evolution: [],
  breaks: [],
  partialYears: [],
  growth: null,
  growthFrom: null,
  growthTo: null,
  noGrowthReason: null,
  isEconomy40: null,
  competencies: [],
  related: [],
};

function factOf(
  name: string,
  known: Partial<OccupationInfoRow>,
  more: Partial<CardContext<any>> = {},
) {
  const { draw } = occupationInfo.variantOf(plainQuery()) as Variant<'facts'>;
  const context = { editions: [], links: undefined, parts: {}, ...more } as Partial<CardContext>;
  const { facts } = draw([{ ...unknown, ...known }], context as CardContext) as Contents['facts'];
  return facts.find((fact) => fact.name === name)?.content;
}

it.each([
  ['Descrição', { description: '' }],
  ['Condições gerais', {}],
  ['Qualificação', {}],
  ['Probabilidade de automação', {}],
  ['Evolução das vagas', {}],
  ['Economia 4.0', {}],
  ['Competências da Economia 4.0', { competencies: [{ name: 'Robótica', score: 0.05 }] }],
])('does not know “%s” from %j', (name, known) => expect(factOf(name, known)).toBeUndefined());

it('explains the breaks of the evolution, and compares no years across them', () => {
  const evolution = [2019, 2021, 2022].map((year) => ({ year, links: 10 * (year - 2000) }));
  const breaks = breaksIn(evolution.map(({ year }) => year));
  expect(factOf('Evolução das vagas', { evolution, breaks })).toMatchObject({
    sentence: 'No país, de 190 vínculos em 2019 para 210 em 2021: mais 11%; 220 vínculos em 2022.',
    note: expect.stringMatching(/^2022 não se compara/),
    breaks,
  });
});

it('marks a partial year of the evolution, and leaves it out of changes', () => {
  const evolution = [2023, 2024].map((year) => ({ year, links: year - 2000 }));
  const partialYears = [2024];
  const breaks = breaksIn([2023, 2024], partialYears);
  expect(factOf('Evolução das vagas', { evolution, breaks, partialYears })).toMatchObject({
    sentence: 'No país, 23 vínculos em 2023; 24 vínculos em 2024 (parcial).',
    partialYears,
  });
});

it.each([
  ['Descrição', { description: 'Atende.' }, { kind: 'text', text: 'Atende.' }],
  ['Probabilidade de automação', { automation: 0 }, { kind: 'share', share: { value: 0 } }],
  [
    'Economia 4.0',
    { isEconomy40: false },
    { kind: 'text', text: 'Não faz parte das ocupações da Economia 4.0.' },
  ],
])('shows “%s” from %j', (name, known, content) =>
  expect(factOf(name, known)).toMatchObject(content),
);

it('shows the pay beside that of all occupations, and where it is paid', () => {
  const row = (key: string, medianPay: number) => ({ key, links: 900, medianPay, meanPay: 3000 });
  const rows = [
    row('selection', 2000),
    { ...row('occupations', 1600), label: 'Todas as ocupações' },
  ];
  const pay = { basis: 'dezembro' } as const;
  const text = (ufs?: string[]) => {
    const content = factOf(
      'Remuneração',
      {},
      { pay, links: { ufs } as never, parts: { pay: { rows } } },
    );
    return content?.kind === 'text' ? content.text.replaceAll('\u00a0', ' ') : '';
  };
  expect(text()).toBe(
    'No Brasil, metade dos vínculos paga até R$ 2.000,00 em dezembro, 25% mais que no conjunto das ocupações; a média é R$ 3.000,00.',
  );
  expect(text(['12'])).toMatch(/^No Acre, metade/);
  expect(factOf('Remuneração', {})).toBeUndefined();
});
