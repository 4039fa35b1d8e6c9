import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const packages = resolve(import.meta.dirname, '../..');

/** Browser-only modules and their replacements in `src/overrides`. */
const overrides: Readonly<Record<string, string>> = {
  'charts/src/frame/chart-frame.tsx': 'chart-frame.tsx',
  'charts/src/frame/new-canvas.ts': 'new-canvas.ts',
  'charts/src/maps/use-shapes.ts': 'use-shapes.ts',
  'ui/src/card-frame.tsx': 'card-frame.tsx',
  'widgets/src/base/default-api.ts': 'default-api.ts',
  'widgets/src/card/card-body.tsx': 'card-body.tsx',
  'widgets/src/card/card-menu.tsx': 'card-menu.tsx',
  'widgets/src/card/save-png.ts': 'save-png.ts',
  'widgets/src/data/use-manifest.ts': 'use-manifest.ts',
  'widgets/src/data/use-resource.ts': 'use-resource.ts',
};

/** Replaces browser-only modules with those of `src/overrides`. */
export const overrideModules = (): Plugin => ({
  name: 'override-modules',
  setup(build) {
    for (const [file, override] of Object.entries(overrides)) {
      const path = resolve(packages, file);
      if (!existsSync(path)) throw new Error(`${file} has moved: update its path here.`);
      build.onLoad({ filter: new RegExp(`${path.replaceAll(/[/.\\]/g, '\\$&')}$`) }, () => ({
        contents: `export * from ${JSON.stringify(resolve(packages, 'pictures/src/overrides', override))};`,
        resolveDir: resolve(packages, 'pictures/src/overrides'),
        loader: 'ts',
      }));
    }
  },
});
