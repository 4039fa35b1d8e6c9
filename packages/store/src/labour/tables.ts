/**
 * The tables of an edition of links. `n` is the number of links that a row represents; `step` is
 * the class of the pay curve; `pay`, `low` and `high` are sum, minimum and maximum in centavos.
 */
export const TABLE = {
  /** Links alike on all axes and in pay class. */
  profiles: 'profiles',
  /** Links alike on all axes and in occupation. */
  profileOccupations: 'profile_occupations',
  /** All links, those of a municipality side by side. */
  byMunicipality: 'links_by_municipality',
  /** All links of known occupation, those of an occupation side by side. */
  byOccupation: 'links_by_occupation',
  /** Ready answers of the common filter sets: `key` is the filter set. */
  cube: 'cube',
  /** Links by municipality for the common filter sets that name a state. */
  municipalityCube: 'cube_municipalities',
  /** One row: `cube_axes`, the number of axes that the cube combines. */
  facts: 'facts',
} as const;
