/** SQL that downgrades the attached edition of links to the format of an earlier version. */
export const EARLIER_EDITION = `
  ALTER TABLE edition.facts DROP COLUMN has_macro_sectors;
  ALTER TABLE edition.facts DROP COLUMN has_occupations;
  DROP TABLE edition.macro_sectors;
  DELETE FROM edition.cube WHERE key < 0;
  DROP TABLE edition.cube_occupations`;
