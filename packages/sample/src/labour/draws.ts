/** Number of rows per distribution in a quantile table. Each draw looks up one of these slots. */
export const SLOTS = 8192;

const SALTS = { person: 1, ignored: 2, place: 3, noise: 4, traits: 5 } as const;

/**
 * SQL expression that hashes an integer, differently for each purpose. The salt is part of the
 * integer because DuckDB hashes two values as the XOR of their hashes, which would make the draws
 * mirror each other.
 */
export const hashOf = (key: string, purpose: keyof typeof SALTS): string =>
  `hash((${key}) * 8 + ${SALTS[purpose]})`;

/** SQL expression for twelve bits of a hash as a number in [0, 1). */
export const draw = (hash: string, part: 0 | 1 | 2 | 3 | 4): string =>
  `(((${hash} >> ${12 * part}) & 4095) / 4096e0)`;

/**
 * SQL expression for an approximately normal draw with variance 1/3: the sum of four uniform draws.
 */
export const bell = (hash: string): string => {
  const uniform = [0, 16, 32, 48].map((shift) => `((${hash} >> ${shift}) & 65535)`);
  return `((${uniform.join(' + ')} - 131070e0) / 65536)`;
};

/**
 * SQL expression for draws in [0, 1). Multiples of the golden ratio spread the draws of consecutive
 * people evenly, so that every city gets people; `k` offsets them for each link of a person.
 */
export const EVEN_DRAW = '((id * 2654435769 + k * 2246822519) % 4294967296) / 4294967296e0';

/** SQL expression for the slot of a draw in a quantile table. */
export const slot = (distribution: string, value: string): string =>
  `${distribution} * ${SLOTS} + CAST(floor(${value} * ${SLOTS}) AS BIGINT)`;
