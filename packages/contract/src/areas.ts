import { course } from './course';
import type { AnyDataset, Dataset } from './dataset';
import { graduate } from './graduate';
import { imbalance } from './imbalance';
import { labour } from './labour';
import { occupation } from './occupation';
import type { FilterOption } from './options';
import { profile } from './profile';

/**
 * The areas of the product, each with its datasets by name. Per-area constants are declared with
 * `satisfies Record<AreaName, …>`, so that the compiler reports whatever is missing for a new area.
 */
export const areas = {
  labour,
  graduate,
  occupation,
  profile,
  course,
  imbalance,
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, AnyDataset>> & { options: Dataset<FilterOption, any> }>
>;

export type AreaName = keyof typeof areas;

/** Names of the areas, in the order of the API documentation. */
export const areaNames = Object.keys(areas) as readonly AreaName[];
