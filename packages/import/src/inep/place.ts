import { municipalitySql, municipioSql, ufSql } from '../reading/cells/cells';

/**
 * SELECT lists that derive `municipio`, `uf` and `unplaced` from the fields `municipality` and
 * `state`. Offers abroad and distance courses without a local centre have no municipality.
 */
export const placeSteps = [
  `${municipalitySql}, ${ufSql('TRY_CAST(state AS INTEGER)')} AS ufCode`,
  `${municipioSql}, coalesce(municipio // 100000, ufCode) AS uf,
  coalesce(municipalityCode // 100000 = 99 OR municipality ILIKE '%dist_ncia%' OR municipality ILIKE '%exterior%', false) AS unplaced`,
] as const;
