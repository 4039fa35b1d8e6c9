import type { ImbalanceFilter, ImbalanceRow } from '@observatorio/contract';
import {
  formatAmount,
  formatCount,
  formatIndex,
  imbalanceSteps,
  orderSentence,
  type PayTerms,
  sentenceCase,
  withPayBasis,
} from '@observatorio/domain';
import {
  DataTable,
  Pager,
  pagerStyles,
  type TableColumn,
  type TableRow,
  wideTableStyles,
} from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { WITHHELD } from '../../card/table-view';
import { usePage } from '../../card/use-page';
import { useCard } from '../../data/use-card';
import { imbalanceArea } from './imbalance-area';
import { rankingSummary } from './ranking-texts';
import { useRanking } from './use-ranking';

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
  href: `${api}/busca-cargo?cbo=${row.code}`,
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

const noRows = (rows: readonly ImbalanceRow[]): boolean => rows.length === 0;

function ImbalanceRanking(props: CommonProps) {
  const card = useCard(imbalanceArea, props);
  const { filters, pagerOf } = usePage(card.filters);
  const { data, summary } = useRanking(card, filters);
  return (
    <DataCard
      title={title}
      card={card}
      data={data}
      content="table"
      extraHeight={70}
      isEmpty={noRows}
      summarize={() =>
        [rankingSummary(summary), summary && orderSentence(summary)].filter(Boolean).join(' ')
      }
      term={{
        name: 'a comparação',
        definition:
          'As vagas de emprego que se abrem por ano, divididas pelas pessoas que os cursos formam por ano.',
      }}
    >
      {(rows, { pay }) => (
        <>
          <div className="wide-table">
            <DataTable
              caption={title}
              columns={columnsOf(pay)}
              rows={rows.map((row) => rowOf(card.api, row))}
            />
          </div>
          <Pager {...pagerOf(data)} />
        </>
      )}
    </DataCard>
  );
}

/** Occupations of a place as a paginated table: promising ones first, then by labour shortage. */
export const imbalanceRanking = {
  tag: 'imbalance-ranking',
  title,
  description:
    'Tabela das ocupações comparadas de um lugar, primeiro as promissoras, em páginas de dez linhas.',
  area: imbalanceArea,
  contentParts: ['table'],
  styles: [pagerStyles, wideTableStyles],
  reserve: { heights: { 0: 940, 474: 896, 754: 853, 914: 710, 1200: 649 } },
  Component: ImbalanceRanking,
} satisfies Declaration<'imbalance-ranking', ImbalanceFilter>;
