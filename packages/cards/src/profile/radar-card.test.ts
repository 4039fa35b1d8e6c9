import type { ProfileRow } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { type CardContext, plainQuery, type Variant } from '../model/card';
import { profileSkills } from './profile-skills';

const occupation = (skills: ProfileRow['skills'], standIn: string | null = null): ProfileRow => ({
  code: '225125',
  title: 'Médico clínico',
  synthesis: null,
  knowledge: [],
  skills,
  attitudes: [],
  standIn,
});

const measured = occupation(
  [
    { name: 'Fala', level: 3.5 },
    { name: 'Leitura', level: 4.1 },
    { name: 'Escrita', level: 3.1 },
  ],
  '225130',
);
const named = occupation([{ name: 'Fala', level: null }]);

const context = {} as CardContext;

function shown(row: ProfileRow, view?: string) {
  const query = { ...plainQuery(), view };
  const { arrange, controls, draw, summarize } = profileSkills.variantOf(query) as Variant;
  const rows = arrange([row], query);
  return {
    controls: controls?.(query, [row]),
    content: draw(rows, context),
    sentence: summarize(rows, [], { one: '', many: '' }, context),
  };
}

const views = { radar: 'Radar', bars: 'Barras' };

it.each([
  [undefined, 'radar', 'radar'],
  ['bars', 'bars', 'bar'],
])('draws measured demands in the view %s', (chosen, view, controller) => {
  const { controls, content, sentence } = shown(measured, chosen);
  expect(controls).toEqual([{ kind: 'views', label: 'Mostrar como', views, view }]);
  const parts = content.kind === 'chart' ? content.chart.parts : [];
  expect(parts.map((part: object) => Reflect.get(part, 'id'))).toContain(controller);
  expect(sentence).toMatch(/^Mais importantes: Leitura, Fala e Escrita\. .*2251-30/);
});

it('lists demands without scores and offers no other view', () =>
  expect(shown(named, 'bars')).toEqual({
    controls: [],
    content: {
      kind: 'ratings',
      label: 'Habilidades',
      ratings: [{ name: 'Fala', value: null }],
      max: 5,
    },
    sentence: '1 habilidade, sem medida na fonte.',
  }));

it('offers no view until the rows arrive', () => {
  const { controls } = profileSkills.variantOf(plainQuery()) as Variant;
  expect(controls?.(plainQuery(), undefined)).toEqual([]);
});
