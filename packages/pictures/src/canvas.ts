import { createRequire } from 'node:module';
import { setCanvasFactory } from '@observatorio/charts/specs';
import { plainColor } from './plain-color';

// Use only this package's fonts, so that text looks the same on every machine.
process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';

// Loaded with `require`, since an import would run before the setting above.
const require = createRequire(import.meta.url);

/** Canvas API of Skia for Node. */
export const {
  createCanvas,
  GlobalFonts,
  Path2D,
  SvgExportFlag,
}: typeof import('@napi-rs/canvas') = require('@napi-rs/canvas');

// Charts expect this global, as in browsers.
Object.assign(globalThis, { Path2D });

/** Patches the fill and stroke styles of a context prototype to accept `color-mix`. */
function supportColorMix(prototype: object): void {
  for (const name of ['fillStyle', 'strokeStyle']) {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    if (!own?.set) throw new Error(`Canvas contexts do not have a settable ${name}.`);
    const { set } = own;
    Object.defineProperty(prototype, name, {
      ...own,
      set(value: unknown) {
        set.call(this, typeof value === 'string' ? plainColor(value) : value);
      },
    });
  }
}

supportColorMix(Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')));

setCanvasFactory(() => createCanvas(1, 1) as unknown as HTMLCanvasElement);
