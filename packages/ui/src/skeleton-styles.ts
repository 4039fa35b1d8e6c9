export const skeletonStyles = `
.skeleton { position: relative; height: 100%; display: grid; place-items: center; }
.skeleton-bars {
  position: absolute; inset: 8px 0; display: flex; flex-direction: column; justify-content: space-around;
}
.skeleton-bars i {
  height: 12%; border-radius: 4px; background: color-mix(in srgb, var(--o-text) 7%, transparent);
}
.skeleton-bars i:nth-child(1) { width: 92%; }
.skeleton-bars i:nth-child(2) { width: 74%; }
.skeleton-bars i:nth-child(3) { width: 55%; }
.skeleton-bars i:nth-child(4) { width: 38%; }
.skeleton-bars i:nth-child(5) { width: 22%; }
.skeleton-label {
  position: relative; padding: 4px 12px; border-radius: var(--o-radius);
  background: var(--o-raised); color: var(--o-quiet);
}
`;
