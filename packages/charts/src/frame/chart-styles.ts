/** The styles of the charts' HTML parts, for the style sheet that the host adopts. */
export const chartStyles = `
:host, :root { --obs-chart-height: 320px; }
@media (max-width: 640px) {
  :host, :root { --obs-chart-height: 280px; }
}
.obs-chart { min-width: 0; }
.obs-chart-box { position: relative; min-width: 0; }
.obs-chart-box canvas { position: absolute; inset: 0; }
.obs-chart-notice { display: block; padding: 16px 0; color: var(--obs-color-quiet, #4A5750); }
.obs-chart-legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  font-size: 12px;
  line-height: 1.5;
  color: var(--obs-color-quiet, #4A5750);
  font-variant-numeric: tabular-nums;
}
.obs-chart-legend li { display: flex; align-items: center; gap: 6px; }
.obs-chart-swatch {
  flex: none;
  width: 12px;
  height: 12px;
  border: 1px solid;
  border-radius: 3px;
  forced-color-adjust: none;
}
`;
