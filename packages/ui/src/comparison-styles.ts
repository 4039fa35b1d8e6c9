export const comparisonStyles = `
.comparisons { position: relative; display: grid; gap: 24px; overflow-x: auto; }
.comparisons:focus-visible { outline-offset: -3px; }
.comparison-part { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; min-width: min-content; }
.comparison {
  width: 100%; min-width: calc(180px + var(--o-compared) * 148px); table-layout: fixed; border-collapse: collapse;
}
.comparison caption { padding-bottom: 4px; font-size: 16px; font-weight: 600; text-align: left; }
.comparison th, .comparison td {
  padding: 8px 16px 8px 0; border-bottom: 1px solid var(--o-line); text-align: left; vertical-align: top;
  font-weight: 400; hyphens: auto;
}
.comparison thead td { width: 200px; }
.comparison thead th { vertical-align: bottom; font-weight: 500; }
.comparison tbody th { color: var(--o-quiet); }
.comparison-text { font-variant-numeric: tabular-nums; }
.comparison-note { display: block; color: var(--o-quiet); font-size: 12px; }
.comparison-mark {
  display: inline-block; margin-left: 8px; padding: 0 8px; border: 1px solid var(--o-primary); border-radius: 10px;
  color: var(--o-primary); font-size: 12px; font-weight: 500; white-space: nowrap;
}
.comparison .track { margin-top: 4px; max-width: 160px; }
.comparison-hint { color: var(--o-quiet); }

/* the name of a measure stands above its values, which keep the whole width */
@container (max-width: 639px) {
  .comparison { min-width: calc(var(--o-compared) * 128px); }
  .comparison, .comparison thead, .comparison tbody { display: block; }
  .comparison caption { display: block; }
  .comparison tr {
    display: grid; grid-template-columns: repeat(var(--o-compared), minmax(0, 1fr)); border-bottom: 1px solid var(--o-line);
  }
  .comparison thead td { display: none; }
  .comparison th, .comparison td { border: 0; padding: 2px 12px 8px 0; }
  .comparison tbody th {
    position: sticky; left: 0; grid-column: 1 / -1; width: fit-content; padding: 8px 0 0; font-size: 12px; font-weight: 500;
  }
  .comparison-mark { margin-left: 0; }
}
`;
