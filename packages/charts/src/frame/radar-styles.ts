/** What a radar adds to the styles of the charts. */
export const radarStyles = `
/* Numbered notes stand beside their figure, or under it, and take their room from it. */
.obs-chart-noted { display: flex; flex-direction: column; flex: 1; min-width: 0; container-type: inline-size; }
.obs-chart-noted .obs-chart { display: flex; flex-direction: column; flex: 1; }
.obs-chart-noted .obs-chart .obs-chart-box { min-height: 200px; }
.obs-chart-noted .obs-chart-legend { display: block; columns: 172px 2; column-gap: 16px; }
.obs-chart-noted .obs-chart-legend li {
  display: block;
  padding: 1px 0 1px 18px;
  text-indent: -18px;
  break-inside: avoid;
}
@container (min-width: 520px) {
  .obs-chart-noted .obs-chart { flex-direction: row; align-items: center; gap: 24px; }
  .obs-chart-noted .obs-chart .obs-chart-box { flex: 1 1 0; }
  .obs-chart-noted .obs-chart-legend { flex: 1 1 0; margin: 0; }
}
`;
