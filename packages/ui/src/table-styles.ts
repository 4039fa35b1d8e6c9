export const tableStyles = `
.data-table { width: 100%; border-collapse: collapse; }
.data-table th, .data-table td { padding: 6px 8px; border-bottom: 1px solid var(--o-line); text-align: left; font-weight: 400; }
.data-table .number { text-align: right; }
.data-table thead th {
  position: sticky; top: 0; z-index: 1; background: var(--o-raised); color: var(--o-quiet);
  font-size: 12px; font-weight: 500; box-shadow: inset 0 -1px var(--o-line); border-bottom: 0;
}
.data-table tbody tr { position: relative; }
.data-table tbody tr:hover { background: color-mix(in srgb, var(--o-text) 4%, transparent); }
.data-table tbody tr.chosen { background: color-mix(in srgb, var(--o-primary) 12%, transparent); box-shadow: inset 3px 0 var(--o-primary); }
.data-table tbody tr.chosen th { font-weight: 600; }
.row-button { min-height: 24px; padding: 0; border: 0; background: none; font-weight: inherit; text-align: left; cursor: pointer; }
/* the whole row takes the click */
.row-button::after { content: ''; position: absolute; inset: 0; }
.row-button:focus-visible { outline: none; }
.row-button:focus-visible::after { outline: 3px solid var(--o-focus); outline-offset: -3px; }
.row-button[aria-pressed='true']::before { content: '✓ '; }

.table-scroll { flex: 0 1 auto; min-height: 0; max-height: 325px; overflow: auto; }
.table-check { width: 40px; }
.table-check input { display: block; width: 24px; height: 24px; margin: 0; accent-color: var(--o-primary); }
.sort-button {
  display: inline-flex; align-items: center; gap: 4px; min-height: 24px; padding: 0; border: 0; background: none;
  font-weight: inherit; cursor: pointer;
}
.number .sort-button { flex-direction: row-reverse; }
.sort-button svg { visibility: hidden; }
[aria-sort] > .sort-button { color: var(--o-text); font-weight: 600; }
[aria-sort] > .sort-button svg { visibility: visible; }

.pager { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px; margin-top: auto; font-size: 12px; }
.pager-size { margin-right: auto; }
.pager label { display: flex; align-items: center; gap: 8px; margin-right: auto; }
.pager select { height: 32px; padding: 0 4px; border: 1px solid var(--o-control); border-radius: 4px; background: var(--o-raised); }
.pager-buttons { display: flex; gap: 8px; }
.pager .button { min-height: 32px; padding: 0 8px; }
`;
