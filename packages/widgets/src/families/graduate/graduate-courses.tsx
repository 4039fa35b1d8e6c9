import { graduate } from '@observatorio/contract';
import { rankingSentence } from '@observatorio/domain';
import { DataTable, Pager, pagerStyles } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { tableView } from '../../card/table-view';
import { resolveTitle } from '../../card/title';
import { usePage } from '../../card/use-page';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { graduateArea } from './graduate-area';
import { measureTerms } from './measure-terms';
import { measureTitle } from './measure-title';

const title = measureTitle('por curso');

const sentence = rankingSentence({ one: 'curso', many: 'cursos' });

function GraduateCourses(props: CommonProps) {
  const card = useCard(graduateArea, props);
  const { filters, pagerOf } = usePage(card.filters);
  const data = useRows(card, graduate.courses, { filters });
  const pager = pagerOf(data);
  const heading = resolveTitle(title, card.filters);
  return (
    <DataCard
      title={heading}
      card={card}
      data={data}
      summarize={(rows, _, unit) =>
        sentence({ rows, first: (pager.page - 1) * pager.pageSize + 1, total: pager.total }, unit)
      }
      term={measureTerms()}
      content="table"
      extraHeight={60}
    >
      {(rows) => (
        <>
          <DataTable caption={heading} {...tableView(graduate.courses.columns, rows)} />
          <Pager {...pager} />
        </>
      )}
    </DataCard>
  );
}

/** Courses, largest first, as a table with server-side pagination. */
export const graduateCourses = {
  tag: 'graduate-courses',
  title: resolveTitle(title),
  description: 'Tabela dos cursos, do maior para o menor, em páginas de dez linhas.',
  area: graduateArea,
  contentParts: ['table'],
  styles: [pagerStyles],
  reserve: { heights: { 0: 645, 474: 610, 754: 589 } },
  Component: GraduateCourses,
} satisfies Declaration;
