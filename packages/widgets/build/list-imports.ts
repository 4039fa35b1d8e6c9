import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import type { ModuleImports } from '../src/base/loader';

/** Name of the file with the static imports of each module of the loader, in the build's folder. */
export const IMPORTS_FILE = 'imports.json';

const folder = 'cdn';

/** Paths of the modules that an output imports statically, itself or through others. */
function importsOf(outputs: Metafile['outputs'], path: string, found: Set<string>): Set<string> {
  for (const { path: imported, kind, external } of outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || external || found.has(imported)) continue;
    found.add(imported);
    importsOf(outputs, imported, found);
  }
  return found;
}

/** Writes which modules each entry imports, relative to the folder of the entries. */
export function listImports(dist: string): Plugin {
  return {
    name: 'list-imports',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        const outputs = metafile?.outputs ?? {};
        const paths: string[] = [];
        const indexOf = (path: string) => paths.indexOf(path) + 1 || paths.push(path);
        const tags = Object.entries(outputs)
          .filter(([, { entryPoint }]) => entryPoint?.includes('/entries/'))
          .map(([path]): [string, number[]] => [
            basename(path, '.js'),
            [...importsOf(outputs, path, new Set())].map((each) => indexOf(each) - 1),
          ]);
        const imports: ModuleImports = {
          paths: paths.map((path) => relative(join(dist, folder), path)),
          tags: Object.fromEntries(tags),
        };
        writeFileSync(join(dist, IMPORTS_FILE), JSON.stringify(imports));
      });
    },
  };
}
