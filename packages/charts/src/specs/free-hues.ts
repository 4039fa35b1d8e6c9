import type { Hues } from '@observatorio/domain';

/** Number of hues in the palette. */
export const MAX_HUES = 8;

/**
 * Assigns a hue to each of up to eight keys: the one in `hues`, or the first free one if that is
 * missing or not in the palette.
 */
export function withFreeHues(keys: readonly string[], hues: Hues): Hues {
  const givenHue = (key: string) => {
    const hue = hues[key] ?? MAX_HUES + 1;
    return hue <= MAX_HUES ? hue : undefined;
  };
  const taken = new Set(keys.map(givenHue));
  const free = Array.from({ length: MAX_HUES }, (_, index) => index + 1).filter(
    (hue) => !taken.has(hue),
  );
  return Object.fromEntries(keys.map((key) => [key, givenHue(key) ?? free.shift() ?? 1]));
}
