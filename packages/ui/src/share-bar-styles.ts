import { trackStyles } from './track-styles';

export const shareBarStyles = `
${trackStyles}/* the hidden meter stays with its bar */
.share { position: relative; display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 4px 0; }
.share-label { flex: 1 1 auto; color: var(--o-quiet); font-size: 12px; font-weight: 500; }
.share-value { font-size: 16px; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.share .track, .share-note { flex: 1 0 100%; }
.share-note { max-width: 72ch; color: var(--o-quiet); text-wrap: pretty; }
`;
