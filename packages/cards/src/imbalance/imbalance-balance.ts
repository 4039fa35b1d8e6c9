import { type ScatterPoint, scatterChart } from '@observatorio/charts/scatter-chart';
import {
  type Column,
  type ImbalanceRow,
  imbalance,
  imbalanceArea,
  occupationPage,
  portalPage,
} from '@observatorio/contract';
import { imbalanceIndex, imbalanceLevel, imbalanceSteps } from '@observatorio/domain';
import {
  balanceSentence,
  formatCount,
  formatIndex,
  sentenceCase,
  uncapitalized,
  type YearlyBalance,
  yearlyNumbers,
} from '@observatorio/language';
import { card } from '../model/card';
import type { Content } from '../model/content';
import { imbalanceHeadline } from './imbalance-headline';
import { placeSummary, rankingParts, rankingSources } from './ranking';
import { placeInSentence, rankingNotes } from './ranking-texts';

/** An occupation with its job openings and the people trained for it, per year. */
interface BalanceRow {
  /** Six-digit CBO code. */
  key: string;
  label: string;
  /** Word for the imbalance level. */
  situation: string;
  openings: number;
  entrants: number;
  index: number;
}

const columns: readonly Column<BalanceRow>[] = [
  { key: 'label', label: 'Ocupação', kind: 'category' },
  { key: 'situation', label: 'Situação', kind: 'category' },
  { key: 'openings', label: 'Vagas de emprego por ano', kind: 'count' },
  { key: 'entrants', label: 'Pessoas formadas por ano', kind: 'count' },
  { key: 'index', label: 'Vagas de emprego por pessoa formada', kind: 'ratio' },
];

const inlineColumns = columns.filter(({ key }) => ['label', 'openings', 'entrants'].includes(key));

const situationOf = (level: number): string => sentenceCase(imbalanceSteps[level - 1]?.word ?? '');

const rowOf = ({ code, title, level, ...figures }: ImbalanceRow): BalanceRow => ({
  key: code,
  label: title,
  situation: situationOf(level),
  openings: figures.openings,
  entrants: figures.entrants,
  index: figures.index,
});

const rowsOf = (rows: readonly ImbalanceRow[]): BalanceRow[] => rows.map(rowOf);

/** Groups of the levels 1 to 5, whose colours the points have. */
const SHORT = 0;
const BALANCED = 1;
const SURPLUS = 2;
const groups = [
  { label: 'Falta gente', hue: 1 },
  { label: 'Equilíbrio', hue: 2 },
  { label: 'Sobra gente', hue: 3 },
];
const groupOfLevel = [SURPLUS, SURPLUS, BALANCED, SHORT, SHORT];

type Balance = Pick<BalanceRow, 'label' | 'openings' | 'entrants'> & { key?: string | null };

const levelOf = ({ openings, entrants }: YearlyBalance): number =>
  imbalanceLevel(imbalanceIndex(openings, entrants));

const sentenceOf = (row: YearlyBalance): string =>
  `${yearlyNumbers(row)}: ${uncapitalized(situationOf(levelOf(row)))}.`;

const groupOf = (row: YearlyBalance): number => groupOfLevel[levelOf(row) - 1] ?? BALANCED;

const pointOf = (row: Balance): ScatterPoint => ({
  key: row.key ?? null,
  label: row.label,
  x: row.entrants,
  y: row.openings,
  group: groupOf(row),
});

const isDrawable = ({ openings, entrants }: YearlyBalance): boolean => openings > 0 && entrants > 0;

function draw(rows: readonly Balance[]): Content<'chart'> {
  if (!rows.some(isDrawable)) {
    return {
      kind: 'notice',
      title: 'Nada a comparar',
      text: 'Nenhuma ocupação tem, ao mesmo tempo, vagas de emprego e pessoas formadas.',
    };
  }
  return {
    kind: 'chart',
    chart: scatterChart({
      points: rows.map(pointOf),
      groups,
      axes: { x: 'Pessoas formadas por ano', y: 'Vagas de emprego por ano' },
      diagonal: { label: 'Equilíbrio: uma vaga por pessoa formada', short: 'Equilíbrio' },
      corners: {
        above: { text: 'Falta gente', group: SHORT },
        below: { text: 'Sobra gente', group: SURPLUS },
      },
      sentenceOf: ({ x, y }) => sentenceOf({ openings: y, entrants: x }),
      noteOf: (count) =>
        `${formatCount(count)} sem vagas de emprego ou sem pessoas formadas: só na tabela.`,
    }),
  };
}

/** The job openings of each occupation of a place and the people trained for it, as points. */
export const imbalanceBalance = card({
  tag: 'imbalance-balance',
  title: 'Onde falta e onde sobra gente',
  description:
    'Cada ocupação como um ponto, pelas vagas de emprego que se abrem e pelas pessoas que se formam por ano, com a linha em que elas se igualam.',
  area: imbalanceArea,
  rows: imbalance.ranking,
  filtersOf: ({ filters }) => imbalance.ranking.allPages(filters),
  parts: rankingParts,
  sources: rankingSources,
  columns,
  arrange: rowsOf,
  pageOf: (key, api) => portalPage(api, occupationPage, { cod_cbo: [key] }),
  isEmpty: (rows) => rows.length === 0,
  extraHeight: 140,
  narrowExtraHeight: 60,
  summarize: (rows, _selected, _unit, { parts }) => {
    const summary = placeSummary(parts);
    const ordered = rows.toSorted((a, b) => b.index - a.index);
    const totalOf = (group: number, most = '') => ({
      count: rows.filter((row) => groupOf(row) === group).length,
      most,
    });
    const sentence = balanceSentence({
      place: placeInSentence(summary),
      ranked: rows.length,
      short: totalOf(SHORT, ordered[0]?.label),
      surplus: totalOf(SURPLUS, ordered.at(-1)?.label),
    });
    return rankingNotes(summary, sentence);
  },
  measure: 'vagas de emprego e pessoas formadas por ano',
  term: [
    {
      name: 'falta e sobra',
      definition: `Falta gente numa ocupação acima da linha: por ano, abrem-se ${formatIndex(1.1)} ou mais vagas de emprego para cada pessoa que se forma. Sobra gente abaixo de ${formatIndex(0.9)}.`,
    },
    {
      name: 'as escalas',
      definition:
        'Crescem por multiplicação: a mesma distância vale sempre o mesmo número de vezes, e por isso cabem juntas ocupações pequenas e grandes.',
    },
  ],
  controls: (_, rows = []) =>
    rows.length > 0 ? [{ kind: 'hint', text: 'Escolha um ponto para ver a ocupação.' }] : [],
  headline: imbalanceHeadline,
  draw: (rows) => draw(rows),
  inlineRows: {
    columns: inlineColumns,
    isMap: false,
    extraHeight: 140,
    narrowExtraHeight: 60,
    description:
      'Dados da própria página, no lugar dos da API: uma lista de objetos com label, openings (vagas por ano) e entrants (pessoas formadas por ano); também num filho <script type="application/json">.',
    draw,
  },
});
