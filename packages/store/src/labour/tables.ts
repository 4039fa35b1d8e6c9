/**
 * Tables of an edition of links. `n` is the number of links that a row represents; `step` is the
 * index of the pay class; `pay` is their total pay in profiles and the cube, and the pay of each link in
 * the other tables, in centavos.
 */
export const TABLE = {
  /**
   * Links with equal values on all axes and the same pay class. With `has_pay_groups`, also how many
   * of the links with classified pay have unknown hours, and their pay, and the weekly hours of the
   * others.
   */
  profiles: 'profiles',
  /** Links with equal values on all axes and the same occupation. */
  profileOccupations: 'profile_occupations',
  /**
   * Links with equal values on all axes and equal pay, clustered by pay class. Absent in editions
   * of earlier versions.
   */
  pays: 'pays',
  /** All links, clustered by municipality. */
  byMunicipality: 'links_by_municipality',
  /** All links with a known occupation, clustered by occupation. */
  byOccupation: 'links_by_occupation',
  /**
   * Precomputed tallies of common filter sets, identified by `key`, with the percentiles of those
   * on up to three axes, of all links and of each municipality and occupation; editions of earlier
   * versions lack some or all of the percentiles. In market rows, `value` is a cell and a pay class.
   */
  cube: 'cube',
  /** Links by municipality for the common filter sets that include a state. */
  municipalityCube: 'cube_municipalities',
  /**
   * All links by occupation, not only the top ones, for the sets of axes. May be absent without
   * `has_occupations`.
   */
  occupationCube: 'cube_occupations',
  /**
   * Links by municipality and macro sector of the CNAE, `macro`, as in the ministry's tables. Absent in
   * editions of earlier versions.
   */
  macroSectors: 'macro_sectors',
  /**
   * The pay of the groups of precomputed responses, by cube key of the filter, dimension and group.
   * The percentiles that may be published are set, and the median is doubled. Only exists if
   * `has_pay_groups`.
   */
  payGroups: 'pay_groups',
  /**
   * Sums that compare the pay of women and of races, by the cube key of a state, a region, an
   * occupation or all links. Only exists if `has_pay_groups`.
   */
  payGaps: 'pay_gaps',
  /**
   * A single row: `cube_axes`, the number of axes that the cube combines; `has_pays`;
   * `has_occupations`, whether the cube also combines occupations with an axis and includes the
   * markets, and `cube_occupations` exists; `has_macro_sectors`, whether any link has a macro sector
   * of the CNAE; `has_amounts`, whether the amounts of bounds are pay classes; and `has_race`,
   * `has_hours` and `has_tenure`, whether any link has a value in those columns; and
   * `has_pay_groups`, one of `PAY_GROUPS`. Editions of earlier versions lack the last columns, as their links do, and their market rows have no pay classes.
   */
  facts: 'facts',
} as const;

/** Values of `has_pay_groups`; each includes those before. */
export const PAY_GROUPS = {
  none: 0,
  /** By each dimension under each filter on an axis; by occupation, under states and regions only. */
  dimensions: 1,
  /** By occupation under each filter on an axis. */
  occupations: 2,
} as const;

/**
 * Columns of `payGaps` after the key: the comparison, the links and those with a known value, the
 * sums of the group, of the base and of their common cells.
 */
export const payGapColumns: readonly string[] = [
  'comparison',
  'links',
  'known',
  ...['group', 'base'].flatMap((side) =>
    ['links', 'classified', 'pay', 'hourly_links', 'hourly_pay', 'weekly_hours'].map(
      (name) => `${side}_${name}`,
    ),
  ),
  'common_links',
  'common_pay',
  'common_base_pay',
  'least_ratio',
];
