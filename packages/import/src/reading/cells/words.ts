/** SQL expression for the stems of the long words of a text. */
export const stemsSql = (text: string): string =>
  `list_transform(list_filter(string_split(folded(${text}), ' '), lambda word: strlen(word) > 3),
    lambda word: word[:5])`;

/** SQL condition that two texts share a stem, given their stems. */
export const shareStemSql = (a: string, b: string): string => `list_has_any(${a}, ${b})`;
