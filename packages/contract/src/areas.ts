import { course } from './course/course';
import { courseArea } from './course/course-area';
import { courseDocumentation } from './course/course-documentation';
import { courseGroupFilters } from './course/course-filters';
import { courseRule } from './course/course-rule';
import { graduate } from './graduate/graduate';
import { graduatePageArea } from './graduate/graduate-area';
import { graduateDocumentation } from './graduate/graduate-documentation';
import { graduateGroupFilters } from './graduate/graduate-filters';
import { graduateRule } from './graduate/graduate-rule';
import { imbalance } from './imbalance/imbalance';
import { imbalanceArea } from './imbalance/imbalance-area';
import { imbalanceDocumentation } from './imbalance/imbalance-documentation';
import { rankingFilters } from './imbalance/imbalance-filters';
import { indicator } from './indicator/indicator';
import { indicatorArea } from './indicator/indicator-area';
import { indicatorDocumentation } from './indicator/indicator-documentation';
import { indicatorFilterDefinitions } from './indicator/indicator-filters';
import { indicatorRule } from './indicator/indicator-rule';
import type { Area } from './kit/area';
import type { AreaName } from './kit/area-name';
import type { AnyDataset, Dataset } from './kit/dataset';
import type { FilterDefinition } from './kit/filter';
import type { GroupRule } from './kit/group-rule';
import type { FilterOption } from './kit/options';
import { placeRule } from './kit/place-rule';
import type { AreaDocumentation } from './kit/schema';
import { endComparison } from './kit/trend';
import { labour } from './labour/labour';
import { labourPageArea } from './labour/labour-area';
import { labourDocumentation } from './labour/labour-documentation';
import { labourGroupFilters } from './labour/labour-filters';
import { labourRule } from './labour/labour-rule';
import { occupation } from './occupation/occupation';
import { occupationTrendArea } from './occupation/occupation-area';
import { occupationDocumentation } from './occupation/occupation-documentation';
import { occupationGroupFilters } from './occupation/occupation-filters';
import { place } from './place/place';
import { placeArea } from './place/place-area';
import { placeDocumentation } from './place/place-documentation';
import { placeFilterDefinitions } from './place/place-filters';
import { profile } from './profile/profile';
import { profilePageArea } from './profile/profile-area';
import { profileDocumentation } from './profile/profile-documentation';
import { profileGroupFilters } from './profile/profile-filters';
import { profileRule } from './profile/profile-rule';

export * from './course/all-levels';
export * from './course/course';
export * from './course/course-area';
export * from './course/course-filters';
export * from './course/course-page';
export { filtersOfLevel } from './course/course-rule';
export * from './graduate/graduate';
export * from './graduate/graduate-area';
export * from './graduate/graduate-filters';
export { graduateDefaults } from './graduate/graduate-rule';
export * from './graduate/graduate-titles';
export * from './imbalance/imbalance';
export * from './imbalance/imbalance-area';
export * from './imbalance/imbalance-filters';
export * from './indicator/indicator';
export * from './indicator/indicator-area';
export * from './indicator/indicator-filters';
export * from './indicator/indicator-name';
export * from './labour/labour';
export * from './labour/labour-area';
export * from './labour/labour-filters';
export * from './occupation/compare-area';
export {
  type ComparedOccupation,
  comparedOccupation,
  type OccupationDatasetRows,
} from './occupation/compared-occupation';
export * from './occupation/occupation';
export * from './occupation/occupation-area';
export * from './occupation/occupation-filters';
export * from './occupation/occupation-info-area';
export * from './occupation/occupation-page';
export * from './place/place';
export * from './place/place-area';
export { type PlaceSummaryRow, placeFigures } from './place/place-figures';
export * from './place/place-filters';
export * from './profile/profile';
export * from './profile/profile-area';
export * from './profile/profile-demand-area';
export * from './profile/profile-filters';
export * from './profile/profile-page';

/*
 * Each list is a literal of its own, without calls or spreads, so that a bundle contains only the
 * lists that it uses: an element needs the rules, but no other area's filters, nor documentation.
 */

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
  place,
  indicator,
} as const satisfies Readonly<
  Record<AreaName, Readonly<Record<string, AnyDataset>> & { options: Dataset<FilterOption, any> }>
>;

/** The main area object of each area. */
export const mainAreas = {
  labour: labourPageArea,
  graduate: graduatePageArea,
  occupation: occupationTrendArea,
  profile: profilePageArea,
  course: courseArea,
  imbalance: imbalanceArea,
  place: placeArea,
  indicator: indicatorArea,
} as const satisfies Readonly<Record<AreaName, Area<any>>>;

/** Applies a rule, and ends a comparison over the years that the write would not show. */
const endingComparison =
  (rule: GroupRule): GroupRule =>
  (next, change) =>
    endComparison(rule(next, change), change);

/** Rule of each area, applied to every write to its groups. */
export const areaRules = {
  labour: endingComparison(labourRule),
  graduate: endingComparison(graduateRule),
  occupation: endComparison,
  profile: endingComparison(profileRule),
  course: courseRule,
  imbalance: placeRule,
  place: placeRule,
  indicator: indicatorRule,
} satisfies Record<AreaName, GroupRule>;

/** Filters that the groups of each area may set. */
export const groupFilters = {
  labour: labourGroupFilters,
  graduate: graduateGroupFilters,
  occupation: occupationGroupFilters,
  profile: profileGroupFilters,
  course: courseGroupFilters,
  imbalance: rankingFilters,
  place: placeFilterDefinitions,
  indicator: indicatorFilterDefinitions,
} satisfies Record<AreaName, readonly FilterDefinition[]>;

/** Documentation of each area. */
export const areaDocumentation = {
  labour: labourDocumentation,
  graduate: graduateDocumentation,
  occupation: occupationDocumentation,
  profile: profileDocumentation,
  course: courseDocumentation,
  imbalance: imbalanceDocumentation,
  place: placeDocumentation,
  indicator: indicatorDocumentation,
} satisfies { [Name in AreaName]: AreaDocumentation<keyof (typeof areas)[Name]> };
