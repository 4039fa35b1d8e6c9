const lowerCaseWords = new Set(
  'a à ao aos as às com da das de do dos e em entre na nas no nos o os ou para pela pelo por sem sobre'.split(
    ' ',
  ),
);

/** Whether a string has no lower-case letters. */
export const isInCapitals = (text: string): boolean => text === text.toLocaleUpperCase('pt-BR');

/**
 * Converts an all-caps string to Portuguese title case: `CIÊNCIA DA COMPUTAÇÃO` becomes `Ciência da
 * Computação`. `exception` returns fixed spellings, e.g. of abbreviations.
 */
export const titleCase = (
  text: string,
  exception: (word: string) => string | undefined = () => undefined,
): string =>
  text.replace(/\p{L}+/gu, (word, position: number) => {
    const lower = word.toLocaleLowerCase('pt-BR');
    if (position > 0 && lowerCaseWords.has(lower)) return lower;
    return exception(word) ?? word.charAt(0) + lower.slice(1);
  });
