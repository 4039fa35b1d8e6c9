export const starGraphStyles = `
.star { container-type: inline-size; flex: 1; }
.star-node {
  display: block; padding: 8px 12px; border: 1px solid var(--o-control); border-radius: var(--o-radius);
  background: var(--o-raised); hyphens: auto; overflow-wrap: anywhere; text-wrap: balance;
}
.star-center { border-color: var(--o-primary); background: var(--o-primary); color: var(--o-on-primary); font-weight: 600; }
a.star-node:hover { background: color-mix(in srgb, var(--o-primary) 9%, var(--o-raised)); }
.star-lines { display: none; }
.star-list { display: grid; gap: 8px; margin: 0 0 0 16px; padding: 8px 0 0 16px; border-left: 2px solid var(--o-control); }

@container (min-width: 440px) {
  .star-graph {
    position: relative; display: grid; height: 100%; min-height: 320px;
    grid-template-columns: repeat(6, minmax(0, 1fr)); grid-auto-rows: 1fr;
  }
  .star-lines { position: absolute; display: block; width: 100%; height: 100%; }
  .star-lines line { stroke: var(--o-control); stroke-width: 2; }
  .star-list { display: contents; }
  .star-item, .star-center {
    grid-area: var(--o-row) / var(--o-column) / span 1 / span 2;
    place-self: center; max-width: 220px; margin: 12px 4px;
  }
  .star-node { position: relative; padding: 8px; text-align: center; line-height: 1.35; }
}
@media (forced-colors: active) {
  .star-center { border: 3px solid CanvasText; background: Canvas; color: CanvasText; }
  .star-lines line { stroke: CanvasText; }
}
`;
