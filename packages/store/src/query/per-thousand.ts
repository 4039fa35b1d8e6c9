/** Divides links by thousands of inhabitants, with one decimal; null if these are unknown or none. */
export const perThousand = (links: number, inhabitants: number | null): number | null =>
  inhabitants ? Math.round((10_000 * links) / inhabitants) / 10 : null;
