/**
 * Oldest browsers in which the elements and the portal work, by their names in MDN's compatibility
 * data: those of March 2023 (`color-mix`, container queries, `toSorted`), in Firefox of December
 * 2023 (`:has`). The README and the guides tell readers; `old-browser.ts` recognises older ones.
 */
export const baseline = { chrome: '111', edge: '111', firefox: '121', safari: '16.4' } as const;

/** The baseline as targets of the bundlers. */
export const buildTargets: string[] = Object.entries(baseline).map(
  ([browser, version]) => browser + version,
);
