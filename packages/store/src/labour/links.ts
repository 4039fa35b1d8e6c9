/**
 * Staging table that every source of links fills and `buildEdition` aggregates. Only contains links
 * active on 31 December; NULL marks a value that is “ignored” in the source.
 */
export const LINKS_TABLE = `
  CREATE TABLE links (
    municipio INTEGER,  -- seven-digit IBGE code
    uf UTINYINT,        -- 11 to 53, known even where municipio is NULL
    occupation INTEGER, -- six-digit CBO code
    sector UTINYINT,    -- IBGE subsector, 1 to 25
    gender UTINYINT,    -- 1 male, 2 female
    size UTINYINT,      -- establishment size, 1 to 10
    band UTINYINT,      -- pay band, 0 to 11; NULL if pay is unclassified
    schooling UTINYINT, -- 1 to 11
    age UTINYINT,       -- age band, 1 to 5
    race UTINYINT,      -- colour or race: 1, 2, 4, 6 or 8
    hours UTINYINT,     -- contracted hours per week, 1 to 44
    tenure UTINYINT,    -- band of the length of employment, 1 to 8
    pay INTEGER,        -- December or mean pay in centavos; NULL if unclassified
    n INTEGER NOT NULL  -- number of links in the row; 1 in official data
  )`;
