import type { CountRow } from '@observatorio/domain';
import { useId, useState } from 'react';
import { icon } from '../icons/icon';
import { Pager } from './pager';
import selectableTableSheet from './selectable-table.css?inline';
import { nextSort, pageCount, pageRows, type Sort, sortRows } from './table-model';

export const selectableTableStyles = selectableTableSheet;

const SortDownIcon = icon(<path d="M10 4.5v11m-4-4l4 4 4-4" />);
const SortUpIcon = icon(<path d="M10 15.5v-11m-4 4l4-4 4 4" />);

type Key<Row> = keyof Row & string;

/** A column of numbers. */
export interface FigureColumn<Row> {
  key: Key<Row>;
  label: string;
  /** Narrowest table that shows the column. Default: any. */
  from?: 'medium' | 'wide';
  format: (value: Row[Key<Row>], row: Row) => string;
}

/** Classes of a cell of a figure. */
const figureClass = ({ from }: { from?: string }): string =>
  from === undefined ? 'number' : `number from-${from}`;

interface SelectableTableProps<Row> {
  caption: string;
  /** Heading of the name column. */
  label: string;
  figures: readonly FigureColumn<Row>[];
  /** Initial sort column, largest first. */
  sortBy: Key<Row>;
  rows: readonly Row[];
  selected: readonly string[];
  /** Available page sizes; the first is the default. */
  pageSizes?: readonly number[];
  /** Whether to show a checkbox that selects all rows. Default: true. */
  canSelectAll?: boolean;
  /**
   * Called with the selected keys. If `canSelectAll` and all rows are selected, the list is empty,
   * which is equivalent to no filter.
   */
  onSelectionChange: (keys: string[]) => void;
}

const isAll = (keys: readonly string[], chosen: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key) => chosen.includes(key));

/**
 * State of the checked rows. Checking all rows reports an empty selection, but they stay checked.
 */
function useChoice(
  keys: readonly string[],
  {
    selected,
    canSelectAll,
    onSelectionChange,
  }: Pick<SelectableTableProps<CountRow>, 'selected' | 'canSelectAll' | 'onSelectionChange'>,
) {
  const [hasAll, setHasAll] = useState(false);
  const chosen = hasAll && selected.length === 0 ? keys : selected;
  const choose = (next: readonly string[]) => {
    const wantsAll = Boolean(canSelectAll) && isAll(keys, next);
    setHasAll(wantsAll);
    onSelectionChange(wantsAll ? [] : [...next]);
  };
  return { chosen, choose };
}

/** Sortable, paginated table with a checkbox per row and one for all rows. */
export function SelectableTable<Row extends CountRow>({
  caption,
  label: labelHeading,
  figures,
  sortBy,
  rows,
  selected,
  pageSizes = [5, 10, 25],
  canSelectAll = true,
  onSelectionChange,
}: SelectableTableProps<Row>) {
  const [sort, setSort] = useState<Sort<Key<Row>>>({ column: sortBy, direction: 'desc' });
  const [pageSize, setPageSize] = useState(pageSizes[0] ?? 5);
  const [requestedPage, setPage] = useState(1);
  const page = Math.min(requestedPage, pageCount(rows.length, pageSize));

  const id = useId();
  const keys = rows.map(({ key }) => key).filter((key): key is string => Boolean(key));
  const { chosen, choose } = useChoice(keys, { selected, canSelectAll, onSelectionChange });
  const all = isAll(keys, chosen);
  const some = !all && keys.some((key) => chosen.includes(key));

  const toggle = (key: string) =>
    choose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);

  const header = (column: Key<Row>, heading: string, className?: string) => {
    const sorted = sort.column === column;
    const ascending = sorted && sort.direction === 'asc';
    return (
      <th
        key={column}
        scope="col"
        className={className}
        aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : undefined}
      >
        <button
          type="button"
          className="sort-button"
          onClick={() => {
            setSort(nextSort(sort, column));
            setPage(1);
          }}
        >
          {heading}
          {ascending ? <SortUpIcon size={14} /> : <SortDownIcon size={14} />}
        </button>
      </th>
    );
  };

  return (
    <>
      <div className="table-scroll">
        <table className="data-table" part="table">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="table-check">
                {canSelectAll ? (
                  <input
                    type="checkbox"
                    aria-label="Selecionar todos"
                    checked={all}
                    ref={(box) => {
                      if (box) box.indeterminate = some;
                    }}
                    onChange={() => choose(all ? [] : keys)}
                  />
                ) : (
                  <span className="visually-hidden">Seleção</span>
                )}
              </th>
              {header('label', labelHeading)}
              {figures.map((figure) => header(figure.key, figure.label, figureClass(figure)))}
            </tr>
          </thead>
          <tbody>
            {pageRows(sortRows(rows, sort), page, pageSize).map((row) => {
              const { key, label } = row;
              const isChosen = Boolean(key) && chosen.includes(String(key));
              return (
                <tr key={key ?? 'null'} className={isChosen ? 'chosen' : undefined}>
                  <td className="table-check">
                    {key && (
                      <input
                        id={`${id}-${key}`}
                        type="checkbox"
                        aria-label={`Selecionar ${label}`}
                        checked={isChosen}
                        onChange={() => toggle(key)}
                      />
                    )}
                  </td>
                  <th scope="row">
                    {key ? (
                      <label className="row-label" htmlFor={`${id}-${key}`}>
                        {label}
                      </label>
                    ) : (
                      label
                    )}
                  </th>
                  {figures.map((figure) => (
                    <td key={figure.key} className={figureClass(figure)}>
                      {figure.format(row[figure.key], row)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Pager
        page={page}
        pageSize={pageSize}
        total={rows.length}
        pageSizes={pageSizes}
        onPage={setPage}
        onPageSize={(size) => {
          setPageSize(size);
          setPage(1);
        }}
      />
    </>
  );
}
