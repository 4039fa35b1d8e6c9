/**
 * Characters 0x80 to 0x9F, with spaces for the five undefined ones. Spelled out because some
 * versions of Node decode `windows-1252` as latin-1: https://github.com/nodejs/node/issues/56542
 */
const BEYOND_LATIN_1 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Regular expression of the signs that accented letters of MS-DOS (code page 850) become when decoded
 * as windows-1252. Spreadsheets can still save in it.
 */
export const DOS_SIGNS = '[€‚‡ˆ¡¢£]';

/** Replaces the latin-1 characters that windows-1252 defines differently. */
export const decodeWindows1252 = (latin1: string): string =>
  latin1.replace(/[\x80-\x9f]/g, (byte) => BEYOND_LATIN_1[byte.charCodeAt(0) - 0x80] ?? ' ');
