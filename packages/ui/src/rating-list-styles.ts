import { trackStyles } from './track-styles';

export const ratingListStyles = `
${trackStyles}.ratings { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.rating { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 12px; }
.rating-name { flex: 1; min-width: 0; hyphens: auto; }
.rating-value { flex: none; color: var(--o-quiet); font-variant-numeric: tabular-nums; }
.rating .track { flex: 1 0 100%; }
`;
