import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Stubs the functions that describe wire shapes, so that the minifier drops their calls and texts.
 * Only the server's documents need them.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    setup(build) {
      build.onLoad({ filter: /contract[\\/]src[\\/]schema\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
        return { contents: names.map((name) => `export function ${name}() {}`).join('\n') };
      });
    },
  };
}
