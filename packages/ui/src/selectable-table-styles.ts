export const selectableTableStyles = `
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
`;
