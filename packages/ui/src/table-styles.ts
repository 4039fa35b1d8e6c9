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
`;
