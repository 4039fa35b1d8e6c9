export const levelTileStyles = `
.level { --o-tone: var(--o-chart-neutral); display: grid; gap: 12px; }
.level[data-tone='danger'] { --o-tone: var(--o-danger); }
.level[data-tone='warning'] { --o-tone: var(--o-warning); }
.level[data-tone='success'] { --o-tone: var(--o-success); }
.level-head { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
.level-head svg { flex: none; color: var(--o-tone); }
.level-head .level-word { font-size: 26px; font-weight: 600; line-height: 1.3; }
/* the specification's words are capitals: people read them in sentence case */
.level-word { display: inline-block; text-transform: lowercase; }
.level-word::first-letter { text-transform: uppercase; }
.level-number { margin-left: auto; color: var(--o-quiet); font-size: 16px; font-variant-numeric: tabular-nums; }
.level-tiles { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 8px; }
.level-tile {
  display: grid; place-items: center; min-height: 48px; border: 1px solid var(--o-control);
  border-radius: var(--o-radius); color: var(--o-quiet); font-variant-numeric: tabular-nums;
}
.level-tile[data-active] {
  border: 3px solid var(--o-tone); background: var(--o-tone); color: var(--o-raised);
  font-size: 20px; font-weight: 600;
}
.level-ends { display: flex; justify-content: space-between; margin-top: -4px; color: var(--o-quiet); font-size: 12px; }
@media (forced-colors: active) {
  .level-tile[data-active] {
    border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none;
  }
}
`;
