import { createRequire } from 'node:module';
import { plainColor } from './plain-color';

// Texts look the same on every machine: only the fonts of this package are used.
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

/** Makes the contexts of a prototype accept mixtures of colours. */
function acceptMixtures(prototype: object): void {
  for (const name of ['fillStyle', 'strokeStyle']) {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    if (!own?.set) throw new Error(`The contexts of the canvas have no ${name}.`);
    const { set } = own;
    Object.defineProperty(prototype, name, {
      ...own,
      set(value: unknown) {
        set.call(this, typeof value === 'string' ? plainColor(value) : value);
      },
    });
  }
}

acceptMixtures(Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')));
