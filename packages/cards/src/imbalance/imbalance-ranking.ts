import {
  type ImbalanceRow,
  imbalance,
  imbalanceArea,
  occupationPage,
  portalPage,
} from '@observatorio/contract';
import { imbalanceSteps } from '@observatorio/domain';
import {
  formatAmount,
  formatCount,
  formatIndex,
  orderSentence,
  type PayTerms,
  sentenceCase,
  withPayBasis,
} from '@observatorio/language';
import { card } from '../model/card';
import { type TableColumn, type TableRow, WITHHELD } from '../model/table-view';
import { placeSummary, rankingParts, rankingSources } from './ranking';
import { rankingSummary } from './ranking-texts';

const title = 'Comparação das ocupações';

const columnsOf = (pay: PayTerms): TableColumn[] => [
  { label: 'Ocupação' },
  { label: 'Situação', numeric: false },
  { label: 'Vagas de emprego por pessoa formada', numeric: true },
  { label: 'Vagas de emprego por ano', numeric: true },
  { label: 'Pessoas formadas por ano', numeric: true },
  { label: 'Vínculos', numeric: true },
  { label: `${withPayBasis('Mediana', pay)} (R$)`, numeric: true },
];

const rowOf = (api: string, row: ImbalanceRow): TableRow => ({
  key: null,
  href: portalPage(api, occupationPage, { cod_cbo: [row.code] }),
  cells: [
    row.title,
    sentenceCase(imbalanceSteps[row.level - 1]?.word ?? ''),
    formatIndex(row.index),
    formatCount(row.openings),
    formatCount(row.entrants),
    formatCount(row.links),
    row.medianPay === null ? WITHHELD : formatAmount(row.medianPay),
  ],
});

/** Occupations of a place as a paginated table: promising ones first, then by labour shortage. */
export const imbalanceRanking = card({
  tag: 'imbalance-ranking',
  title,
  description:
    'Tabela das ocupações comparadas de um lugar, primeiro as promissoras, em páginas de dez linhas.',
  area: imbalanceArea,
  rows: imbalance.ranking,
  parts: rankingParts,
  isPaged: true,
  sources: rankingSources,
  columns: [],
  kinds: ['paged'],
  layout: 'table',
  extraHeight: 70,
  reserve: { heights: { 0: 940, 474: 896, 754: 853, 914: 710, 1200: 649 } },
  isEmpty: (rows) => rows.length === 0,
  summarize: (_rows, _selected, _unit, { parts }) => {
    const summary = placeSummary(parts);
    // The panel explains why nothing is ranked.
    if (summary?.ranked === null) return '';
    return [rankingSummary(summary), summary && orderSentence(summary)].filter(Boolean).join(' ');
  },
  term: {
    name: 'a comparação',
    definition:
      'As vagas de emprego que se abrem por ano, divididas pelas pessoas que os cursos formam por ano.',
  },
  draw: (rows, { pay, api }) => ({
    kind: 'paged',
    caption: title,
    columns: columnsOf(pay),
    rows: rows.map((row) => rowOf(api, row)),
    isWide: true,
  }),
});
