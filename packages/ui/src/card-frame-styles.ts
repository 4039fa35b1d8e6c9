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
/* room for the sentence and a row of filters from the start, so that the chart stays where it is */
.card-context { display: flex; flex-direction: column; gap: 8px; min-height: 95px; }
@container (min-width: 440px) { .card-context { min-height: 74px; } }
@container (min-width: 720px) { .card-context { min-height: 53px; } }
.card-summary { line-height: 1.5; color: var(--o-quiet); text-wrap: pretty; }
.card-filters { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; min-height: 24px; font-size: 12px; }
.card-filters:empty { display: none; }
.card-filters > .chips { flex: 1 1 auto; }
.hint { color: var(--o-quiet); }
.chips + .hint { display: none; }
.card-body { display: flex; flex-direction: column; flex: 1; gap: 8px; min-width: 0; }
.card-foot {
  display: flex; align-items: center; justify-content: space-between; gap: 4px 12px;
  min-height: 36px; font-size: 12px; color: var(--o-quiet);
}
[part='foot'] > span:first-child { min-width: 0; }
.badge {
  flex: none;  padding: 1px 8px; border: 1px solid var(--o-warning); border-radius: 10px; color: var(--o-warning);
  font-weight: 500;
}

/* without a title, the menu stands beside the sentence */
.card-head:not(:has(.card-title)) { position: absolute; top: 12px; right: 16px; }
.card-head:not(:has(.card-title)) + .card-context { padding-right: 32px; }
@container (max-width: 439px) {
  .card-foot { flex-direction: column; align-items: flex-start; justify-content: flex-start; min-height: 44px; }
}

/*
 * As high from the start as it will be: a legend or a notice takes its room from the chart. Where
 * the page's row is higher, the chart grows with it.
 */
.card-slot {
  position: relative; display: flex; flex-direction: column; gap: 8px; min-width: 0; min-height: 0;
  flex: 1 0 calc(var(--obs-chart-height, 320px) + var(--o-extra-height, 0px));
}
.card-slot > .fill { position: absolute; inset: 0; overflow: auto; }
.card-slot[aria-busy='true'] > :not(.skeleton) { opacity: .6; transition: opacity 0s .2s; }
.chart-slot > .obs-chart { display: flex; flex-direction: column; flex: 1; min-height: 0; }
.chart-slot .obs-chart-box { flex: 1 1 0; min-height: 0; }
@container (max-width: 439px) {
  .card-slot { flex-basis: calc(var(--obs-chart-height, 320px) + var(--o-narrow-extra-height, 0px)); }
}
.table-slot, .drawing-slot, .panel-slot, .figures-slot { min-height: auto; }
.table-slot { flex-basis: calc(372px + var(--o-extra-height)); }
.figures-slot { flex-basis: calc(210px + var(--o-extra-height)); }
@container (min-width: 440px) { .figures-slot { flex-basis: calc(150px + var(--o-extra-height)); } }
@container (min-width: 640px) { .figures-slot { flex-basis: calc(92px + var(--o-extra-height)); } }
`;
