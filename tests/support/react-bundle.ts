import { join, resolve } from 'node:path';
import { build } from 'vite';

const npm = resolve(import.meta.dirname, '../../packages/widgets/dist/npm');

/**
 * Bundles entry points of the npm build into one script, as an application with its own copy of
 * React would.
 */
export async function reactBundle(entries: readonly string[]): Promise<string> {
  const id = '\0application';
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'application',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) =>
          source === id
            ? entries.map((entry) => `import ${JSON.stringify(join(npm, `${entry}.js`))};`).join('')
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: id, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [first] = [outputs].flat();
  if (!first || !('output' in first)) throw new Error('The bundle was not built.');
  return first.output[0].code;
}
