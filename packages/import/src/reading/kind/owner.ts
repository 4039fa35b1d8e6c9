/** Patterns of folded names → what institutions with such a name are. */
type Names = Readonly<Record<string, string>>;

/** SQL expression for what a field with a name says; NULL for other names. */
function namedLikeSql(field: string, names: Names): string {
  const cases = Object.entries(names).map(
    ([pattern, value]) => `WHEN regexp_matches(folded(${field}), '${pattern}') THEN ${value}`,
  );
  return `CASE ${cases.join(' ')} END`;
}

/** SQL expression for the administration (1 to 4) that the name of a school states. */
export const schoolOwnerSql = (field: string): string =>
  namedLikeSql(field, {
    '\\b(senai|senac|senat|senar|sesi|ltda)\\b|\\bgrau tecnico\\b|^faculdade': '4',
    '\\bfederal\\b|\\bcefet\\b|^if[a-z]{0,2}\\b': '1',
    '\\bestadual\\b|^(escola|colegio|centro) est\\b|^(ee|eeep|ceep)\\b|^e e\\b': '2',
    '\\bmunicipal\\b|^em\\b': '3',
  });

/** SQL expression for whether an institution of higher education is public, if its name says so. */
export const isPublicNameSql = (field: string): string =>
  namedLikeSql(field, {
    '\\b(senai|senac|ltda)\\b': 'false',
    '^(fundacao )?(universidade|instituto|centro) (tecnologic[oa] )?federal\\b|\\bestadual\\b':
      'true',
  });

/** Academic organisations by their codes in the census, and how names begin there. */
const organisations = {
  '^universidade': 1,
  '^centro universitario': 2,
  '^faculdade': 3,
  '^instituto federal': 4,
  '^centro federal': 5,
} as const;

/** SQL expression for the academic organisation (1 to 5) with which a name or a category begins. */
export const organisationSql = (field: string): string =>
  namedLikeSql(
    field,
    Object.fromEntries(Object.entries(organisations).map(([name, code]) => [name, `${code}`])),
  );
