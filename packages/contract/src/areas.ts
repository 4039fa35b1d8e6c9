import { course } from './course/course';
import { graduate } from './graduate/graduate';
import { imbalance } from './imbalance/imbalance';
import type { AreaName } from './kit/area-name';
import type { AnyDataset, Dataset } from './kit/dataset';
import type { FilterOption } from './kit/options';
import { labour } from './labour/labour';
import { occupation } from './occupation/occupation';
import { profile } from './profile/profile';

/**
 * The datasets of each area by name. Per-area constants are declared with
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
  Record<AreaName, Readonly<Record<string, AnyDataset>> & { options: Dataset<FilterOption, any> }>
>;

/** Names of the areas, in the order of the API documentation. */
export const areaNames = Object.keys(areas) as readonly AreaName[];
