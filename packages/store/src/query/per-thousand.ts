/** Divides links by thousands of inhabitants, with one decimal; null if they are unknown. */
export const perThousand = (links: number, inhabitants: number | null): number | null =>
  inhabitants && Math.round((10_000 * links) / inhabitants) / 10;
