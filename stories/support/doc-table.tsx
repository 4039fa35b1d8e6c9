interface DocTableProps {
  title?: string;
  heads: readonly string[];
  /** Cells of each row; the last one is a sentence, the others are rendered as code. */
  rows: readonly (readonly string[])[];
}

/** A table of names and their meanings; renders nothing if there are no rows. */
export function DocTable({ title, heads, rows }: DocTableProps) {
  if (rows.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <table className="sb-unstyled">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => (
                <td key={heads[index]}>
                  {cell && index < cells.length - 1 ? <code>{cell}</code> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
