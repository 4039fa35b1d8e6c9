import { expect, it } from 'vitest';
import { type Card, plainQuery } from '../model/card';
import { drawnContent, figuresOf, textsOf } from '../model/present';
import { tableView } from '../model/table-view';
import { indicatorMap } from './indicator-map';
import { indicatorRanking } from './indicator-ranking';
import { indicatorTrend } from './indicator-trend';

const about = {
  indicator: 'risco',
  title: 'Risco',
  unit: '%',
  unitOfOne: '%',
  decimals: 1,
  source: '',
  licence: '',
  sentence: 'Risco {no_lugar}, em {ano}: {valor}.',
  table: 'risco',
  years: [2023],
};

const valuesOf = (level: string, values: readonly (readonly [string, string, number | null])[]) =>
  values.map(([key, label, value]) => ({ key, label, level, year: 2023, value }));

const occupations = valuesOf('cbo', [
  ['225125', 'Médico clínico', 1.5],
  ['782305', 'Motorista', 86],
  ['010105', 'Oficial', null],
]);

const courses = valuesOf('curso', [
  ['tecnico-1006', 'Técnico em Enfermagem', 12],
  ['superior-55', 'Direito', 8],
]);

/** What a card shows for rows of an indicator of this level. */
function shown(card: Card, rows: readonly object[], level: string, more = {}) {
  const query = plainQuery({ indicador: ['risco'], ...more });
  const answers = { rows: { rows }, about: { rows: [{ ...about, levels: level }] } };
  const figures = figuresOf(card, { query, answers }, { manifest: undefined, api: '' });
  return { figures, texts: textsOf(card, figures, (_filter, code) => code, undefined) };
}

it('ranks occupations by their names, with links to their pages', () => {
  const { figures, texts } = shown(indicatorRanking, occupations, 'cbo');
  expect(texts.title).toBe('Risco por ocupação, em ordem');
  expect(texts.sentence).toBe(
    'Em 2023, o maior valor é 86,0% (Motorista); o menor, 1,5% (Médico clínico). Não informado em 1 ocupação.',
  );
  const { columns, pageOf } = figures.variant;
  const table = tableView(columns, figures.rows, (key) => pageOf?.(key, '') ?? '');
  expect(table.columns[0]?.label).toBe('Ocupação');
  expect(table.rows.map(({ cells, href }) => [...cells, href])).toEqual([
    ['Motorista', '86,0', '/perfil?cbo=782305'],
    ['Médico clínico', '1,5', '/perfil?cbo=225125'],
    ['Oficial', 'Não informado', '/perfil?cbo=010105'],
  ]);
  expect(drawnContent(figures, []).kind).toBe('chart');
});

it('ranks courses, with links to those whose codes are the portal’s', () => {
  const { figures, texts } = shown(indicatorRanking, courses, 'curso');
  expect(texts.title).toBe('Risco por curso, em ordem');
  expect(figures.variant.pageOf?.('tecnico-1006', '')).toBe(
    '/busca-curso?codigo_curso=tecnico-1006',
  );
  const own = valuesOf('curso', [['0612', 'Redes', 3]]);
  expect(shown(indicatorRanking, own, 'curso').figures.variant.pageOf).toBeUndefined();
});

it('says that there is no map of occupations', () => {
  const { figures } = shown(indicatorMap, occupations, 'cbo');
  expect(drawnContent(figures, [])).toEqual({
    kind: 'message',
    message: { title: 'Não há mapa.', text: 'Os valores deste indicador são de ocupações.' },
  });
});

it('asks for an occupation until one is chosen, and then names it', () => {
  const { figures } = shown(indicatorTrend, [], 'cbo');
  expect(figures.variant.isEmpty(figures.rows, figures.contextWith([]))).toBe(false);
  expect(drawnContent(figures, [])).toMatchObject({
    kind: 'message',
    message: { title: 'Escolha uma ocupação.' },
  });
  const doctor = [{ year: 2023, key: '225125', label: 'Médico clínico', value: 1.5 }];
  expect(shown(indicatorTrend, doctor, 'cbo', { cbo: ['225125'] }).texts.sentence).toBe(
    'Risco na ocupação Médico clínico, em 2023: 1,5%.',
  );
});

it('keeps the municipalities of a chosen state empty for an indicator of occupations', () => {
  const towns = valuesOf('municipio', [['1200401', 'Rio Branco', null]]);
  const { figures } = shown(indicatorRanking, towns, 'cbo', { uf: ['12'] });
  expect(figures.variant.isEmpty(figures.rows, figures.contextWith([]))).toBe(true);
});
