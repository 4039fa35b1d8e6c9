import { type Filters, graduate } from '@observatorio/contract';
import { rankingSentence } from '@observatorio/domain';
import { DataTable, Pager, pagerStyles } from '@observatorio/ui';
import { useMemo, useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { tableView } from '../../card/table-view';
import { resolveTitle } from '../../card/title';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { graduateArea } from './graduate-area';
import { measureTitle } from './measure-title';

const title = measureTitle('por curso');

/** Page size of the API. */
const PAGE_SIZE = 10;

const sentence = rankingSentence({ one: 'curso', many: 'cursos' });

/** The current page, from 1; a change of filters resets it. */
function usePage(filters: Filters) {
  const [current, setCurrent] = useState({ filters, page: 1 });
  const page = current.filters === filters ? current.page : 1;
  return [page, (next: number) => setCurrent({ filters, page: next })] as const;
}

function GraduateCourses(props: CommonProps) {
  const card = useCard(graduateArea, props);
  const [page, setPage] = usePage(card.filters);
  const filters = useMemo(
    () => ({ ...card.filters, currentPage: [String(page)] }),
    [card.filters, page],
  );
  const data = useRows(card, graduate.courses, { filters });
  const { total = 0 } = data.resource.page ?? {};
  const heading = resolveTitle(title, card.filters);
  return (
    <DataCard
      title={heading}
      card={card}
      data={data}
      summarize={(rows, _, unit) =>
        sentence({ rows, first: (page - 1) * PAGE_SIZE + 1, total }, unit)
      }
      content="table"
      extraHeight={60}
    >
      {(rows) => (
        <>
          <DataTable caption={heading} {...tableView(graduate.courses.columns, rows)} />
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

/** Courses, largest first, as a table with server-side paging. */
export const graduateCourses = {
  tag: 'graduate-courses',
  title: resolveTitle(title),
  description: 'Tabela dos cursos, do maior para o menor, em páginas de dez linhas.',
  area: graduateArea,
  styles: [pagerStyles],
  Component: GraduateCourses,
} satisfies Declaration;
