import { useId } from 'react';
import { useT } from '../../i18n/use-t';
import type { Entity } from './list-state';
import { listPageCount, pageSizes } from './paging';
import type { List } from './use-list';

/** The page size, and the pager if there are several pages. */
export function ListPager<E extends Entity>({ list }: { list: List<E> }) {
  const t = useT();
  const id = useId();
  const { pageNumber: page, pageSize } = list.query;
  const { entities, totalCount } = list.state;
  const pages = listPageCount(totalCount, pageSize);
  if (entities === null) return null;
  return (
    <div className="template-actions">
      <label htmlFor={id}>{t('list.pageSize')}</label>
      <select
        id={id}
        value={pageSize}
        onChange={(event) => list.setQuery({ pageSize: Number(event.currentTarget.value) })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      {pages > 1 && (
        <nav className="list-pager" aria-label={t('list.page', { page, pages })}>
          <button
            type="button"
            className="button plain"
            disabled={page === 1}
            onClick={() => list.setQuery({ pageNumber: page - 1 })}
          >
            {t('list.previous')}
          </button>
          <span aria-live="polite">{t('list.page', { page, pages })}</span>
          <button
            type="button"
            className="button plain"
            disabled={page === pages}
            onClick={() => list.setQuery({ pageNumber: page + 1 })}
          >
            {t('list.next')}
          </button>
        </nav>
      )}
    </div>
  );
}
