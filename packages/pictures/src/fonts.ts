import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from './canvas';

/** Font family of all text, as in the portal. */
export const FONT_FAMILY = 'Poppins';

/** Font weights used in pictures, with the family names that Skia writes to an SVG. */
const faces = [
  { weight: 400, names: [FONT_FAMILY] },
  { weight: 500, names: [`${FONT_FAMILY} Medium`] },
  { weight: 600, names: [`${FONT_FAMILY} SemiBold`] },
];

const require = createRequire(import.meta.url);

const files = faces.map(({ weight, names }) => {
  const path = require.resolve(`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`);
  const bytes = readFileSync(path);
  if (!GlobalFonts.register(bytes, FONT_FAMILY)) throw new Error(`${path} is not a font.`);
  return { weight, names, url: `data:font/woff2;base64,${bytes.toString('base64')}` };
});

/** Returns a style sheet that embeds the fonts named in an SVG, so that it needs no font files. */
export const fontFaces = (svg: string): string =>
  files
    .flatMap(({ names, weight, url }) => names.map((name) => ({ name, weight, url })))
    .filter(({ name }) => svg.includes(`font-family="${name},`))
    .map(
      ({ name, weight, url }) =>
        `@font-face{font-family:"${name}";font-weight:${weight};src:url(${url}) format("woff2")}`,
    )
    .join('');
