/**
 * Suppresses Chart.js's default labels, which would initialise `Intl`; see `decimal` in the domain
 * package.
 */
export const noLabels = { callback: () => '' };

/** Hidden value axis from `min` to `max`. */
export const hiddenAxis = (min: number, max: number) =>
  ({ display: false, min, max, ticks: noLabels }) as const;
