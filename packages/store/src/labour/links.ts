/**
 * Staging table that every source of links fills and `buildEdition` aggregates. Only contains links
 * active on 31 December; NULL marks a value that is “ignored” in the source.
 */
export const LINKS_TABLE = `
  CREATE TABLE links (
    municipio INTEGER,  -- IBGE code of seven digits
    uf UTINYINT,        -- 11 to 53, known even where municipio is NULL
    occupation INTEGER, -- CBO of six digits
    sector UTINYINT,    -- IBGE subsector, 1 to 25
    gender UTINYINT,    -- 1 and 2
    size UTINYINT,      -- establishment size, 1 to 10
    band UTINYINT,      -- pay band, 0 to 11; NULL when pay is not classified
    schooling UTINYINT, -- 1 to 11
    age UTINYINT,       -- the five bands, 1 to 5
    pay INTEGER,        -- December pay in centavos; NULL when not classified
    n INTEGER NOT NULL  -- links that the row represents: 1 in official data
  )`;
