const lowerCaseWords = new Set(
  'a à ao aos as às com da das de do dos e em entre na nas no nos o os ou para pela pelo por sem sobre'.split(
    ' ',
  ),
);

/** Whether a text has no letter in lower case. */
export const isInCapitals = (text: string): boolean => text === text.toLocaleUpperCase('pt-BR');

/**
 * Puts a text in capitals into the case of a Portuguese title: `CIÊNCIA DA COMPUTAÇÃO` becomes
 * `Ciência da Computação`. `exception` gives the spelling of abbreviations and the like.
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
