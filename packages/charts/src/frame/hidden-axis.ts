/** Replaces the labels of Chart.js, for which it starts `Intl`: see `decimal` in the domain. */
export const noLabels = { callback: () => '' };

/** Axis of values from `min` to `max` that is not drawn. */
export const hiddenAxis = (min: number, max: number) =>
  ({ display: false, min, max, ticks: noLabels }) as const;
