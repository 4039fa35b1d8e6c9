import type { Filters, ImbalanceFilter, ImbalanceRow } from '@observatorio/contract';
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
import { useMemo, useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { WITHHELD } from '../../card/table-view';
import { useCard } from '../../data/use-card';
import { imbalanceArea } from './imbalance-area';
import { rankingSummary } from './ranking-texts';
import { useRanking } from './use-ranking';

const title = 'Comparação das ocupações';

/** Page size of the API. */
const PAGE_SIZE = 10;

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

/** The current page, from 1; a change of filters resets it. */
function usePage(filters: Filters) {
  const [current, setCurrent] = useState({ filters, page: 1 });
  const page = current.filters === filters ? current.page : 1;
  return [page, (next: number) => setCurrent({ filters, page: next })] as const;
}

const noRows = (rows: readonly ImbalanceRow[]): boolean => rows.length === 0;

function ImbalanceRanking(props: CommonProps) {
  const card = useCard(imbalanceArea, props);
  const [page, setPage] = usePage(card.filters);
  const filters = useMemo(
    () => ({ ...card.filters, currentPage: [String(page)] }),
    [card.filters, page],
  );
  const { data, summary } = useRanking(card, filters);
  const { total = 0 } = data.resource.page ?? {};
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
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={total}
            pageSizes={[PAGE_SIZE]}
            onPage={setPage}
          />
        </>
      )}
    </DataCard>
  );
}

/** The occupations of a place, those that lack most people first, as a table in pages. */
export const imbalanceRanking = {
  tag: 'imbalance-ranking',
  title,
  description:
    'Tabela das ocupações comparadas de um lugar, primeiro as promissoras, em páginas de dez linhas.',
  area: imbalanceArea,
  styles: [pagerStyles, wideTableStyles],
  Component: ImbalanceRanking,
} satisfies Declaration<'imbalance-ranking', ImbalanceFilter>;
