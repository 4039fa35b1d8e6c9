export const cardFrameStyles = `
.card {
  position: relative; container-type: inline-size; display: flex; flex-direction: column; gap: 8px; min-width: 0; height: 100%; padding: 16px;
  border: 1px solid var(--o-line); border-radius: var(--o-radius);
  background: var(--o-raised); box-shadow: var(--o-shadow);
}
/* what opens over its edge must not slip under the next card */
.card:has(.menu-list, .definition-text:not(:empty)) { z-index: 2; }
.card:fullscreen { padding: 32px; overflow: auto; }
.card-head { display: flex; align-items: flex-start; gap: 8px; min-height: 32px; }
.card-title { flex: 1; min-width: 0; padding-top: 4px; font-size: 16px; font-weight: 600; line-height: 1.5; }
.card-head .menu { margin: 0 -8px 0 auto; }
.card-summary { min-height: 4.5em; line-height: 1.5; color: var(--o-quiet); text-wrap: pretty; }
.card-body { display: flex; flex-direction: column; flex: 1; gap: 8px; min-width: 0; }
.card-foot {
  display: flex; align-items: center; justify-content: space-between; gap: 4px 12px;
  min-height: 24px; font-size: 12px; color: var(--o-quiet);
}
[part='foot'] > span:first-child { min-width: 0; }
.badge {
  flex: none;  padding: 1px 8px; border: 1px solid var(--o-warning); border-radius: 10px; color: var(--o-warning);
  font-weight: 500;
}

/* without a title, the menu stands beside the sentence */
.card-head:not(:has(.card-title)) { position: absolute; top: 12px; right: 16px; }
.card-head:not(:has(.card-title)) + .card-summary { padding-right: 32px; }
@container (min-width: 440px) { .card-summary { min-height: 3em; } }
@container (min-width: 720px) { .card-summary { min-height: 1.5em; } }
/* keeps its row while there is no filter, so that the chart stays where it is */
.card-filters { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 24px; font-size: 12px; }
.card-filters > .chips { flex: 1 1 auto; }
.hint { color: var(--o-quiet); }
.chips + .hint { display: none; }
@container (max-width: 439px) { .card-foot { flex-direction: column; align-items: flex-start; } }

/* as high as its content from the start; where the page's row is higher, a chart grows with it */
.card-slot {
  position: relative; display: flex; flex-direction: column; flex: 1; min-width: 0;
  min-height: calc(var(--obs-chart-height, 320px) + var(--o-legend-height, 0px));
}
.card-slot > .fill { position: absolute; inset: 0; overflow: auto; }
.card-slot[aria-busy='true'] > * { opacity: .6; transition: opacity 0s .2s; }
.chart-slot > .obs-chart { display: flex; flex-direction: column; flex: 1; }
.chart-slot .obs-chart-box { flex: 1 0 auto; }
.table-slot { min-height: 300px; }
.figures-slot { min-height: 176px; }
@container (min-width: 440px) { .figures-slot { min-height: 140px; } }
@container (min-width: 720px) { .figures-slot { min-height: 92px; } }
`;
