export const figuresStyles = `
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr)); gap: 12px 24px; }
.figure dt { display: flex; align-items: center; min-height: 24px; color: var(--o-quiet); font-size: 12px; font-weight: 500; }
.figure dd {
  margin: 0; font-size: 26px; font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
.figures-note { margin-top: 8px; color: var(--o-quiet); font-size: 12px; }
`;
