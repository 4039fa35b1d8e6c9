import { formatCount } from '@observatorio/language';
import { useId } from 'react';
import pagerSheet from './pager.css?inline';

export const pagerStyles = pagerSheet;

interface PagerProps {
  /** Current page, 1-based. */
  page: number;
  pageSize: number;
  total: number;
  /** Available page sizes; a single one is shown as text. */
  pageSizes: readonly number[];
  onPage: (page: number) => void;
  onPageSize?: (size: number) => void;
}

/** Page size, current range, and buttons for the previous and next page. */
export function Pager({ page, pageSize, total, pageSizes, onPage, onPageSize }: PagerProps) {
  const id = useId();
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav className="pager" aria-label="Páginas da tabela">
      {pageSizes.length > 1 ? (
        <label htmlFor={id}>
          Linhas por página
          <select
            id={id}
            value={pageSize}
            onChange={(event) => onPageSize?.(Number(event.currentTarget.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <span className="pager-size">Linhas por página: {pageSize}</span>
      )}
      <span aria-live="polite">
        {formatCount(first)}–{formatCount(last)} de {formatCount(total)}
      </span>
      <span className="pager-buttons">
        <button
          type="button"
          className="button plain"
          part="button"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          Anterior
        </button>
        <button
          type="button"
          className="button plain"
          part="button"
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          Próximo
        </button>
      </span>
    </nav>
  );
}
