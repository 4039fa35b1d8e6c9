export const figuresStyles = `
.figures-with-bar { display: grid; gap: 16px; }
.figures { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px 24px; }
.figure { display: flex; flex-direction: column; justify-content: space-between; }
.figure dt { min-height: 24px; line-height: 24px; color: var(--o-quiet); font-size: 12px; font-weight: 500; }
.figure dd {
  margin: 0; font-size: 20px; font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
@container (min-width: 640px) { .figures { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
/* three have room for whole sums of money, or a line each */
.figures:has(> :nth-child(3):last-child) { grid-template-columns: minmax(0, 1fr); }
@container (min-width: 560px) {
  .figures:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}
@container (min-width: 440px) {
  .figure { position: relative; }
  .figure .definition-text { left: 0; right: auto; width: max-content; max-width: 280px; }
}
@container (min-width: 880px) { .figure dd { font-size: 26px; } }
.figures-note { margin-top: 8px; color: var(--o-quiet); font-size: 12px; }
`;
