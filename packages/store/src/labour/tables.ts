/**
 * The tables of an edition of links. `n` is the number of links that a row represents; `step` is
 * the class of the pay curve; `pay`, `low` and `high` are sum, minimum and maximum in centavos.
 */
export const TABLE = {
  /** Links with equal values on all axes and the same pay class. */
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
  /** All links of known occupation, clustered by occupation. */
  byOccupation: 'links_by_occupation',
  /**
   * Ready answers of the common filter sets: `key` is the filter set. The value on the row of a
   * municipality's or an occupation's total is twice its median pay, NULL in editions of earlier
   * versions.
   */
  cube: 'cube',
  /** Links by municipality for the common filter sets that name a state. */
  municipalityCube: 'cube_municipalities',
  /**
   * One row: `cube_axes`, the number of axes that the cube combines, and `has_pays`, absent in
   * editions of earlier versions.
   */
  facts: 'facts',
} as const;
