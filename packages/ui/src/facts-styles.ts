export const factsStyles = `
.facts { display: grid; gap: 16px 32px; }
@container (min-width: 800px) {
  .facts { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
}
.facts dt { margin-bottom: 2px; font-weight: 600; }
.facts dd { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; margin: 0; max-width: 80ch; }
.facts summary { width: fit-content; color: var(--o-primary); cursor: pointer; }
.fact-missing { color: var(--o-quiet); }
`;
