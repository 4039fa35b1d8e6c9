import type { OccupationInfoRow } from '@observatorio/contract';
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
  isEconomy40: null,
  competencies: [],
  related: [],
};

function factOf(name: string, known: Partial<OccupationInfoRow>) {
  const { draw } = occupationInfo.variantOf(plainQuery()) as Variant<'facts'>;
  const context = { editions: [], links: undefined } as Partial<CardContext> as CardContext;
  const { facts } = draw([{ ...unknown, ...known }], context) as Contents['facts'];
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
