/**
 * Suppresses the default labels of Chart.js, which would initialise `Intl`; see `decimal` in the
 * domain.
 */
export const noLabels = { callback: () => '' };

/** Hidden value axis from `min` to `max`. */
export const hiddenAxis = (min: number, max: number) =>
  ({ display: false, min, max, ticks: noLabels }) as const;
