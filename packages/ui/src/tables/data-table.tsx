import { linkTarget } from '../behaviour/link-target';

/** A column of a data table. */
export interface TableColumn {
  label: string;
  /** Whether to right-align the column, with tabular figures. */
  numeric?: boolean;
}

/** A row: the key of its category and its formatted cells. */
export interface TableRow {
  /** Key of the row's category; null or empty if the row is not selectable. */
  key: string | null;
  cells: readonly string[];
  /** URL of the row's subject. Default: none. */
  href?: string;
}

const RowName = ({ name, href }: { name: string; href: string | undefined }) =>
  href ? (
    <a href={href} target={linkTarget()}>
      {name}
    </a>
  ) : (
    name
  );

/** Maximum number of columns that fit on a phone. */
const MAX_BESIDE = 3;

interface DataTableProps {
  /** Caption for screen readers. */
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  selected?: readonly string[];
  /** Whether the figures of a row may follow its name on a phone. Default: true. */
  canStack?: boolean;
  /** Called with the key of a clicked row. Makes the rows selectable. */
  onSelect?: (key: string) => void;
}

/**
 * Table equivalent of a chart: shows the same numbers in the same order, and sets filters in the
 * same way. On a phone, the figures of a row follow its name, each below its heading, if they are
 * many.
 */
export function DataTable({
  caption,
  columns,
  rows,
  selected = [],
  canStack = true,
  onSelect,
}: DataTableProps) {
  // A category may have several rows.
  const isFirstOf = (key: string | null, index: number) =>
    key !== null && rows.findIndex((row) => row.key === key) === index;
  return (
    <table
      className={canStack && columns.length > MAX_BESIDE ? 'data-table stacked' : 'data-table'}
      part="table"
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" className={numeric ? 'number' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, href, cells: [name = '', ...figures] }, position) => (
          <tr
            key={isFirstOf(key, position) ? key : [name, ...figures].join()}
            className={key && selected.includes(key) ? 'chosen' : undefined}
          >
            <th scope="row">
              {key && onSelect ? (
                <button
                  type="button"
                  className="row-button"
                  aria-pressed={selected.includes(key)}
                  onClick={() => onSelect(key)}
                >
                  {name}
                </button>
              ) : (
                <RowName name={name} href={href} />
              )}
            </th>
            {figures.map((figure, index) => (
              <td
                key={columns[index + 1]?.label}
                data-head={columns[index + 1]?.label}
                className={columns[index + 1]?.numeric === false ? undefined : 'number'}
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
