/**
 * The characters 0x80 to 0x9F, with a space for the five undefined ones. Written out because some
 * versions of Node decode `windows-1252` as latin-1: https://github.com/nodejs/node/issues/56542
 */
const BEYOND_LATIN_1 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Replaces the characters of latin-1 that windows-1252 defines otherwise. */
export const fromWindows1252 = (latin1: string): string =>
  latin1.replace(/[\x80-\x9f]/g, (byte) => BEYOND_LATIN_1[byte.charCodeAt(0) - 0x80] ?? ' ');
