export const genderSharesStyles = `
.genders { display: grid; grid-template-columns: repeat(2, minmax(0, 200px)); justify-content: center; gap: 16px; }
.gender {
  position: relative; display: grid; justify-items: center; gap: 4px; min-width: 0; padding: 16px 8px;
  border: 1px solid var(--o-control); border-radius: var(--o-radius); background: none; cursor: pointer;
}
.gender:hover { background: color-mix(in srgb, var(--o-text) 5%, transparent); }
.gender:focus-visible { border-radius: var(--o-radius); }
.gender[aria-pressed='true'] {
  border-color: var(--o-primary); box-shadow: inset 0 0 0 2px var(--o-primary);
  background: color-mix(in srgb, var(--o-primary) 9%, transparent);
}
.gender[aria-pressed='true']::before {
  content: '✓'; position: absolute; top: 8px; right: 12px; color: var(--o-primary); font-weight: 600;
}
.gender-label { color: var(--o-quiet); }
.gender-share { font-size: 26px; font-weight: 600; line-height: 1.2; }
.genders-note { grid-column: 1 / -1; color: var(--o-quiet); font-size: 12px; text-align: center; }
.person { color: var(--o-hue); fill: currentColor; }
.person-sign {
  fill: none; stroke: var(--o-raised); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
}
@media (forced-colors: active) {
  .person { color: CanvasText; }
  .gender[aria-pressed='true'] { border: 3px solid Highlight; }
}
`;
