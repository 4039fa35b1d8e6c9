import type { ImbalanceRow, ImbalanceSummaryRow } from '@observatorio/contract';
import { expect, it } from 'vitest';
import { plainQuery } from '../model/card';
import { absenceOf, drawnContent, figuresOf, sentenceOf } from '../model/present';
import { requestsOf } from '../model/requests';
import { imbalancePanel } from './imbalance-panel';

const row: ImbalanceRow = {
  code: '411005',
  title: 'Auxiliar de escritório',
  promising: 'Sim',
  index: 2.5,
  level: 1,
  perHundred: 40,
  openings: 1500,
  replacement: 1200,
  growth: 300,
  growthFrom: 2016,
  growthTo: 2019,
  entrants: 600,
  higher: 200,
  technical: 400,
  graduates: 600,
  enrolments: 1600,
  links: 90_000,
  meanPay: 2500,
  medianPay: 2100,
  p10Pay: null,
  p25Pay: null,
  p75Pay: null,
  p90Pay: null,
  place: 'Acre',
  scope: 'estado',
  courses: [],
};

const summary: ImbalanceSummaryRow = {
  place: 'Acre',
  scope: 'estado',
  code: '12',
  asked: null,
  reason: null,
  links: 90_000,
  minLinks: 10,
  ranked: 2,
  promising: 1,
  hasGrowth: 'Sim',
  noGrowthReason: null,
  hasTechnical: 'Sim',
  hasHigher: 'Sim',
  uncovered: null,
};

function panelWith(rows: readonly ImbalanceRow[], place: Partial<ImbalanceSummaryRow> = {}) {
  const answers = {
    rows: { rows, page: { total: rows.length } },
    summary: { rows: [{ ...summary, ...place }] },
  };
  const figures = figuresOf(
    imbalancePanel,
    { query: plainQuery({ uf: ['12'] }), answers },
    { manifest: undefined, api: 'https://example.com' },
  );
  return {
    content: drawnContent(figures, []),
    sentence: sentenceOf(imbalancePanel, figures, String),
    isEmpty: absenceOf(imbalancePanel, figures, []) !== undefined,
  };
}

it('requests four occupations, and the summary of their place', () => {
  const requests = requestsOf(imbalancePanel, plainQuery({ uf: ['12'] }));
  const filters = Object.entries(requests).map(([name, request]) => [name, request.filters]);
  expect(Object.fromEntries(filters)).toEqual({
    rows: { uf: ['12'], pageSize: ['4'] },
    summary: { uf: ['12'] },
  });
});

it('shows the promising professions, with courses in the place of the figures', () => {
  const course = { course: 'tecnico-1006', name: 'Enfermagem', level: 'Técnico' };
  const courses = [{ ...course, finishers: 10, share: 1 }];
  const other = { ...row, code: '225125', promising: 'Não' };
  const { content, isEmpty } = panelWith([{ ...row, courses }, other]);
  expect(isEmpty).toBe(false);
  expect(content).toMatchObject({
    kind: 'professions',
    method: { href: 'https://example.com/metodo-profissoes' },
    professions: [
      {
        href: 'https://example.com/busca-cargo?cbo=411005',
        links: [{ href: 'https://example.com/busca-curso?codigo_curso=tecnico-1006&uf=12' }],
      },
    ],
  });
});

it.each([
  [[{ ...row, promising: 'Não' }], false],
  [[], true],
])('is empty without a ranking, not without promising professions', (rows, isEmpty) => {
  const panel = panelWith(rows);
  expect(panel.isEmpty).toBe(isEmpty);
  expect(panel.content).toMatchObject({ kind: 'notice', link: { label: 'Como calculamos' } });
});

it('states the links of a place that no courses cover, and names the sources', () => {
  const { content, isEmpty, sentence } = panelWith([], {
    place: 'Sergipe',
    code: '28',
    links: 386_000,
    ranked: null,
    promising: null,
    hasTechnical: 'Não',
    hasHigher: 'Não',
    uncovered: 'Educação superior 2019 (só Acre)',
  });
  expect(isEmpty).toBe(false);
  expect(content).toMatchObject({ kind: 'notice', title: 'Sem comparação neste lugar' });
  expect(sentence).toBe(
    'Sergipe (estado): 386.000 vínculos, sem comparação com os cursos. Fontes sem dados deste lugar: Educação superior 2019 (só Acre).',
  );
});
