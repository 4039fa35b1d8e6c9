/** One column of a data table. */
export interface TableColumn {
  label: string;
  /** Right-aligned, with figures of one width. */
  numeric?: boolean;
}

/** One row: the key of its category, and its cells as people read them. */
export interface TableRow {
  /** Null or empty: no category that one could choose. */
  key: string | null;
  cells: readonly string[];
}

interface DataTableProps {
  /** What the table shows, for those who do not see it. */
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  selected?: readonly string[];
  /** Makes each row a control that sets the filter of its category. */
  onSelect?: (key: string) => void;
}

/** The chart's equal: the same numbers in the same order, each row a control of the same filter. */
export function DataTable({ caption, columns, rows, selected = [], onSelect }: DataTableProps) {
  return (
    <table className="data-table">
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
        {rows.map(({ key, cells: [name = '', ...figures] }) => (
          <tr
            key={key ?? [name, ...figures].join()}
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
                name
              )}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]?.label} className="number">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
