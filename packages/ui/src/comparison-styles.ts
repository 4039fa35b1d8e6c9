import { fieldStyles } from './field-styles';
import { trackStyles } from './track-styles';

export const comparisonStyles = `
${fieldStyles}${trackStyles}.comparisons { position: relative; display: grid; gap: 24px; padding-top: 8px; overflow-x: auto; }
.comparison-part { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; min-width: min-content; }
.comparison {
  width: 100%; min-width: calc(180px + var(--o-compared) * 148px); table-layout: fixed; border-collapse: collapse;
}
.comparison caption { padding-bottom: 4px; font-size: 16px; font-weight: 600; text-align: left; }
.comparison th, .comparison td {
  padding: 8px 16px 8px 0; border-bottom: 1px solid var(--o-line); text-align: left; vertical-align: top;
  font-weight: 400; hyphens: auto;
}
.comparison thead th:first-child { width: 200px; }
.comparison thead th { vertical-align: bottom; font-weight: 500; }
.comparison tbody th { color: var(--o-quiet); }
.comparison-text { margin-right: 8px; font-variant-numeric: tabular-nums; }
.comparison-note { display: block; color: var(--o-quiet); font-size: 12px; font-weight: 400; }
.comparison-mark {
  display: inline-block; padding: 0 8px; border: 1px solid var(--o-primary); border-radius: 10px;
  color: var(--o-primary); font-size: 12px; font-weight: 500; white-space: nowrap;
}
.comparison .track { margin-top: 4px; max-width: 160px; }
.picks { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 12px; flex: 1; min-width: 0; font-size: 14px; }
.picks > * { min-width: 0; max-width: 100%; }
.picks > .field { flex: 0 1 320px; }
.picks > .chips { min-height: 40px; }
.comparison-hint { color: var(--o-quiet); }
/* room for the sentence, which comes with the rows */
.card:has(.picks):not(:has(.notice)) .card-summary { min-height: 84px; }
@container (min-width: 640px) { .card:has(.picks):not(:has(.notice)) .card-summary { min-height: 42px; } }

/* the name of a measure stands above its values, which keep the whole width */
@container (max-width: 639px) {
  .comparison { min-width: calc(var(--o-compared) * 124px); }
  .comparison, .comparison thead, .comparison tbody { display: block; }
  .comparison caption { display: block; }
  .comparison caption, .comparison-hint { position: sticky; left: 0; width: fit-content; max-width: 100cqi; }
  .comparison tr {
    display: grid; grid-template-columns: repeat(var(--o-compared), minmax(0, 1fr)); border-bottom: 1px solid var(--o-line);
  }
  .comparison thead th:first-child { display: none; }
  .comparison thead th { align-self: end; }
  .comparison th, .comparison td { border: 0; padding: 2px 10px 8px 0; }
  .comparison tbody th {
    position: sticky; left: 0; grid-column: 1 / -1; width: fit-content; padding: 8px 0 0; font-size: 12px; font-weight: 500;
  }
}
`;
