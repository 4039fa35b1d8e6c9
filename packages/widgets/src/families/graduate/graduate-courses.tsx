import { type Filters, graduate } from '@observatorio/contract';
import { rankingSentence } from '@observatorio/domain';
import { DataTable, Pager, pagerStyles } from '@observatorio/ui';
import { useMemo, useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { tableView } from '../../card/table-view';
import { titleUnder } from '../../card/title';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { graduateArea } from './graduate-area';
import { measured } from './measured';

const tag = 'graduate-courses';
const title = measured('por curso');

/** As many as the API puts on a page. */
const PAGE_SIZE = 10;

const sentence = rankingSentence({ one: 'curso', many: 'cursos' });

/** The page shown, from 1; other filters start from the first one. */
function usePage(filters: Filters) {
  const [wanted, setWanted] = useState({ filters, page: 1 });
  const page = wanted.filters === filters ? wanted.page : 1;
  return [page, (next: number) => setWanted({ filters, page: next })] as const;
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
  const heading = titleUnder(title, card.filters);
  return (
    <DataCard
      tag={tag}
      title={heading}
      props={props}
      card={card}
      data={data}
      summarize={(rows, _, unit) =>
        sentence({ rows, first: (page - 1) * PAGE_SIZE + 1, total }, unit)
      }
      kind="table"
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

/** The courses, from the largest to the smallest, in pages that the server makes. */
export const graduateCourses = {
  tag,
  title: titleUnder(title),
  description: 'Tabela dos cursos, do maior para o menor, em páginas de dez linhas.',
  area: graduateArea,
  styles: [pagerStyles],
  Component: GraduateCourses,
} satisfies Declaration;
