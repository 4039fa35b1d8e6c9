export const trackStyles = `
.track {
  position: relative; display: block; height: 8px; overflow: hidden; border-radius: 4px;
  background: color-mix(in srgb, var(--o-text) 16%, transparent);
}
.track::before {
  content: ''; position: absolute; inset: 0 auto 0 0; width: var(--o-filled); border-radius: 4px;
  background: var(--o-track, var(--o-primary));
}
@media (forced-colors: active) {
  .track { border: 1px solid CanvasText; }
  .track::before { background: CanvasText; }
}
`;
