import { createRequire } from 'node:module';

// Texts look the same on every machine: only the fonts below are used.
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';

// Required, not imported, because the setting must be there before.
const require = createRequire(import.meta.url);

/** Skia for Node. */
export const {
  createCanvas,
  GlobalFonts,
  Path2D,
  SvgExportFlag,
}: typeof import('@napi-rs/canvas') = require('@napi-rs/canvas');

// As in browsers; charts construct it.
Object.assign(globalThis, { Path2D });
