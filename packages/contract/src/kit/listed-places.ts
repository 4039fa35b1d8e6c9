import { type FilterOption, LARGEST_PLACES, NICKNAMES, optionsOf } from './options';

/** A municipality with what helps to find it. */
export interface ListedPlace {
  code: string;
  label: string;
  /** Everyday names. */
  names: readonly string[];
  /** Orders places by inhabitants, largest first; 0 below 20,000. */
  size: number;
}

/** Returns the municipalities among the options, largest first. */
export function listedPlaces(options: readonly FilterOption[]): ListedPlace[] {
  const largest = optionsOf(options, LARGEST_PLACES);
  const sizes = new Map(largest.map(({ code }, index) => [code, largest.length - index]));
  const nicknames = new Map(optionsOf(options, NICKNAMES).map(({ code, label }) => [code, label]));
  return optionsOf(options, 'municipio')
    .map(({ code, label }) => ({
      code,
      label,
      names: nicknames.get(code)?.split(', ') ?? [],
      size: sizes.get(code) ?? 0,
    }))
    .toSorted((a, b) => b.size - a.size);
}
