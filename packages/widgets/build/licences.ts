import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

/*
 * tsup bundles this file into its configuration, where `import.meta.dirname` points elsewhere,
 * so every function takes `root`, the repository folder.
 */

/** Name of the file, inside a build folder, that lists the licences of the bundled packages. */
export const LICENCES_FILE = 'THIRD-PARTY-LICENSES.txt';

/** Licences that permit distribution with MIT code; OFL-1.1 covers fonts. */
const permitted = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];

/** Our files derived from package data: pattern → package names. */
const derived: readonly [RegExp, readonly string[]][] = [
  [/charts\/src\/maps\/generated\//, ['mapa-brasil', 'municipios-brasil']],
];

/**
 * Licences from the repositories of packages that are published without one: name prefix → our
 * copy.
 */
const copies: readonly [string, string][] = [['@r2wc/', 'packages/widgets/build/r2wc-licence.txt']];

/**
 * Matches the folder of the package that contains a file, such as `/…/node_modules/@scope/name`.
 */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * Folders of the packages that a file comes from; empty for our own files, except those derived
 * from package data.
 */
function foldersOf(root: string, file: string): string[] {
  const made = derived.find(([pattern]) => pattern.test(file));
  if (made) return made[1].map((name) => join(root, 'node_modules', name));
  return packageFolder.exec(file.replaceAll('\\', '/')) ?? [];
}

/** Licence texts and notices of a package; several if it bundles third-party work. */
function textsOf(root: string, folder: string, packageName: string): string[] {
  const own = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const paths = own.toSorted().map((name) => join(folder, name));
  const copy = copies.find(([start]) => packageName.startsWith(start));
  if (paths.length === 0 && copy) paths.push(join(root, copy[1]));
  return paths.map((path) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim());
}

/** Heading and licence of a package. Throws if its licence does not permit distribution. */
function licenceOf(root: string, folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!permitted.includes(license)) {
    throw new Error(`${name} has the licence ${license}. Permitted: ${permitted.join(', ')}.`);
  }
  const texts = textsOf(root, folder, name);
  if (texts.length === 0) throw new Error(`${name} ${version} has no licence text in ${folder}.`);
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Licences of all packages that the files come from. Throws if one does not permit distribution.
 */
export function licences(root: string, files: Iterable<string>): string {
  const folders = new Set([...files].flatMap((file) => foldersOf(root, file)));
  const texts = [...folders].map((folder) => licenceOf(root, folder));
  return `${[...new Set(texts)].toSorted().join(RULE)}\n`;
}

/**
 * Writes the licences of the bundled packages into `folder`. Builds that share the plugin instance
 * share the file.
 */
export function esbuildLicences(root: string, folder: string): EsbuildPlugin {
  const files = new Set<string>();
  return {
    name: 'licences',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        for (const { inputs } of Object.values(metafile?.outputs ?? {})) {
          for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
            if (bytesInOutput > 0) files.add(resolve(root, path));
          }
        }
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, LICENCES_FILE), licences(root, files));
      });
    },
  };
}

/** Adds the licences of the bundled packages to Vite's output. */
export function viteLicences(root: string): VitePlugin {
  let base = root;
  return {
    name: 'licences',
    apply: 'build',
    configResolved(config) {
      base = config.root;
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'asset'
          ? output.originalFileNames.map((name) => resolve(base, name))
          : Object.entries(output.modules)
              .filter(([, { renderedLength }]) => renderedLength > 0)
              .map(([id]) => id),
      );
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: licences(root, files) });
    },
  };
}
