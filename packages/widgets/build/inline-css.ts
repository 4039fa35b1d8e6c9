import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transform } from 'esbuild';

/** Imports `*.css?inline` as minified text, as Vite does. */
export function inlineCss(): Plugin {
  return {
    name: 'inline-css',
    setup(build) {
      // Keeps the query in the path, because tsup handles every path that ends in `.css`.
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        namespace: 'inline-css',
      }));
      build.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
        const file = path.replace('?inline', '');
        const source = await readFile(file, 'utf8');
        const { code } = await transform(source, { loader: 'css', minify: true });
        return { contents: code.trimEnd(), loader: 'text' };
      });
    },
  };
}
