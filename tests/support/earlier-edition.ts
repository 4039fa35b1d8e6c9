/** SQL that makes the edition of links `edition` one of an earlier version. */
export const EARLIER_EDITION = `
  ALTER TABLE edition.facts DROP COLUMN has_occupations;
  DELETE FROM edition.cube WHERE key < 0;
  DROP TABLE edition.cube_occupations`;
