interface DocTableProps {
  title?: string;
  heads: readonly string[];
  /** The first cell of a row is a name in code; the last one a sentence. */
  rows: readonly (readonly string[])[];
}

/** A table of names and their meanings; renders nothing without rows. */
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
