/**
 * Staging table that every source of course offers fills and `buildOffers` aggregates. One row per
 * offer or, for technical courses, per offer and form. NULL marks a value that the source does not
 * report or that does not exist at that level of education.
 */
export const OFFERS_TABLE = `
  CREATE TABLE offers (
    municipio INTEGER,          -- seven-digit IBGE code; distance learning may have none
    uf UTINYINT,                -- 11 to 53, known even where municipio is NULL
    administration UTINYINT,    -- 1 to 4: federal, state, municipal, private
    level UTINYINT,             -- 1, undergraduate; NULL in technical education
    degree UTINYINT,            -- 1 to 4, in higher education only
    form VARCHAR,               -- CT, NM, CONC, SUBS, EJA or IFTP, in technical education only
    area VARCHAR,               -- technological axis (1 to 13, 999), or three-digit specific area of
                                -- the CINE; two digits where only the general area is known
    modality UTINYINT,          -- 1 on campus, 2 distance; NULL in technical education
    funding UTINYINT,           -- 1 free, 0 paid
    course VARCHAR NOT NULL,    -- display name
    course_code INTEGER,
    institution VARCHAR,        -- institution or school name
    institution_code INTEGER,
    enrolments INTEGER NOT NULL,
    graduates INTEGER,          -- NULL in technical education
    vacancies INTEGER,          -- NULL in technical education
    shifts UTINYINT             -- sum of shift bits; NULL where unknown
  )`;
