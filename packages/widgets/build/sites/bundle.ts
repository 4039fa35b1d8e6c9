import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { labourMap } from '@observatorio/cards/labour/labour-map';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { version } from '../../package.json' with { type: 'json' };
import type { ModuleImports } from '../../src/base/loader';
import { FOLDER_KEY } from '../../src/base/script-folder';
import { buildTargets } from '../baseline';
import { compileHint } from '../compile-hint';
import { IMPORTS } from '../entries';
import { viteLicences } from '../licences';
import { preactAliases } from '../preact-aliases';
import { integrityLines, makeRelease } from '../releases';
import { type PageKind, planChunks } from './plan-chunks';
import { slimCharts } from './slim-charts';
import { slimContract } from './slim-contract';
import { slimDescriptions } from './slim-descriptions';
import { splitModules } from './split-module';

/*
 * Builds the scripts for other sites: one module per tag with shared chunks, the loader that
 * imports them, and single scripts. They are self-contained and use preact.
 */

type Chunk = Rolldown.OutputChunk;

const root = join(import.meta.dirname, '../../../..');
const widgets = join(root, 'packages/widgets');
const cdn = join(widgets, 'dist/cdn');
const entries = join(widgets, 'dist/entries');

/** Matches the file of a state's municipality boundaries, loaded when the state is selected. */
const CITIES = /\/generated\/(municipalities-\d\d)\.json$/;

/** Fails the build if a library imports something that an alias does not export. */
const onLog = (level: string, { code = '', message }: { code?: string; message: string }): void => {
  if (code === 'IMPORT_IS_UNDEFINED' || code === 'MISSING_EXPORT') throw new Error(message);
  if (level === 'warn') console.warn(message);
};

function config(
  input: Rolldown.InputOption,
  output: Rolldown.OutputOptions,
  plugins: readonly Plugin[] = [],
  define: Record<string, string> = {},
): InlineConfig {
  return {
    configFile: false,
    root: widgets,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      plainImports,
      slimDescriptions(),
      slimContract(),
      slimCharts(),
      splitModules(
        /\/chart\.js\/dist\/(chart|chunks\/index)\.js$|\/(?:domain|language)\/src\/(?!index)[\w-]+\.ts$|\/contract\/src\/areas\.ts$/,
      ),
      ...plugins,
    ],
    resolve: {
      alias: preactAliases(join(import.meta.dirname, 'react-on-preact.ts')),
    },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir: cdn,
      emptyOutDir: false,
      target: buildTargets,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      cssMinify: true,
      rolldownOptions: {
        input,
        // Pages import named exports from `bus.js`.
        preserveEntrySignatures: 'allow-extension',
        onLog,
        checks: { pluginTimings: false },
        // No bundled code has getters with side effects.
        treeshake: { propertyReadSideEffects: false },
        output: { ...output, minify: true },
      },
    },
  };
}

const namesIn = (folder: string): string[] =>
  readdirSync(join(entries, folder)).map((file) => file.replace(/\.ts$/, ''));

const tags = namesIn('sites');

const families = [...new Set(tags.map((tag) => tag.split('-', 1)[0] ?? ''))];

const modules = {
  bus: join(widgets, 'src/public-bus.ts'),
  ...Object.fromEntries(tags.map((tag) => [tag, join(entries, `sites/${tag}.ts`)])),
};

const output: Rolldown.OutputOptions = {
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: ({ facadeModuleId }) =>
    CITIES.test(facadeModuleId ?? '') ? 'maps/[name].js' : 'chunks/[hash].js',
};

/** Weights of the pages with one family. Default: 10. */
const familyWeights: Readonly<Record<string, number>> = {
  labour: 200,
  imbalance: 0.5,
  place: 0.2,
  indicator: 1,
};

/**
 * Kinds of pages: with one tag, with one family or with all tags. The weights keep the pages that
 * have a budget in `tests/unit/size.test.ts` within that budget.
 */
const pages: readonly PageKind[] = [
  ...tags.map((tag) => ({ entries: [tag], weight: tag === labourMap.tag ? 60 : 0.5 })),
  ...families.map((family) => ({
    entries: tags.filter((tag) => tag.startsWith(`${family}-`)),
    weight: familyWeights[family] ?? 10,
  })),
  { entries: tags, weight: 400 },
];

const chunksOf = (result: Awaited<ReturnType<typeof build>>): Chunk[] =>
  [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each) => each.type === 'chunk');

/** Files that an entry loads: itself and its static imports, transitively. */
function filesOf(
  chunks: ReadonlyMap<string, Chunk>,
  file: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) filesOf(chunks, imported, found);
  return found;
}

/** Maps each shared module to the name of its chunk. */
async function sharedChunks(): Promise<Map<string, string>> {
  const draft = config(modules, output);
  const chunks = chunksOf(await build({ ...draft, build: { ...draft.build, write: false } }));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => [name, filesOf(byFile, fileName)]),
  );
  const parts = chunks
    .filter(({ isDynamicEntry }) => !isDynamicEntry)
    .map(({ fileName, moduleIds, code, imports }) => ({
      name: fileName,
      imports,
      modules: moduleIds.filter((id) => !id.startsWith(entries)),
      size: brotliCompressSync(code).length,
      users: new Set([...users].flatMap(([name, files]) => (files.has(fileName) ? [name] : []))),
    }))
    .filter((part) => part.modules.length > 0 && part.users.size > 0);
  return new Map(
    planChunks(parts, pages).flatMap((ids, index) =>
      ids.map((id) => [id, `shared-${index}`] as const),
    ),
  );
}

/** Builds the modules and returns the imports of each. */
async function buildModules(): Promise<ModuleImports> {
  const names = await sharedChunks();
  const chunks = chunksOf(
    await build(
      config(
        modules,
        {
          ...output,
          codeSplitting: {
            groups: [
              {
                name: (id) => names.get(id),
                includeDependenciesRecursively: false,
                debugName: 'shared',
              },
            ],
          },
        },
        [viteLicences(root), compileHint(/^shared-/)],
      ),
    ),
  );
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const paths: string[] = [];
  const indexOf = (path: string) =>
    paths.includes(path) ? paths.indexOf(path) : paths.push(path) - 1;
  const imports = tags.map((tag): [string, number[]] => [
    tag,
    [...filesOf(byFile, `${tag}.js`)].filter((file) => file !== `${tag}.js`).map(indexOf),
  ]);
  return { paths, tags: Object.fromEntries(imports) };
}

/** Replaces Vite's preload helper, because our chunks have no styles to preload. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/**
 * Classic scripts have no base URL, so municipality boundaries are imported from the script's
 * folder.
 */
const citiesByFolder: Plugin = {
  name: 'cities-by-folder',
  enforce: 'pre',
  resolveId: (id) => (CITIES.test(id) ? { id: id.replace(/.*\//, ''), external: true } : undefined),
  renderChunk: (code) =>
    code.replaceAll(
      /import\((["'`])[^"'`]*(municipalities-\d\d)\.json\1\)/g,
      `import(globalThis[Symbol.for("${FOLDER_KEY}")]+"maps/$2.js")`,
    ),
};

const LATER = "void import('./where-form')";

/** Imports with a script what modules load later: a script has no chunks, and wraps such modules. */
const loadedAtOnce: Plugin = {
  name: 'loaded-at-once',
  enforce: 'pre',
  transform: {
    filter: { id: /\/use-where-form\.ts$/ },
    handler(code) {
      if (!code.includes(LATER)) this.error(`There is no ${LATER}.`);
      return `import * as later from './where-form';\n${code.replace(LATER, 'void Promise.resolve(later)')}`;
    },
  },
};

function buildScript(
  name: string,
  path: string,
  define: Record<string, string> = {},
): ReturnType<typeof build> {
  const script = config(
    { [name]: path },
    { format: 'iife', entryFileNames: '[name].js' },
    [citiesByFolder, loadedAtOnce],
    define,
  );
  // The loader has to run in browsers that cannot run the modules, to say so.
  const target = name === 'loader' ? 'es2020' : buildTargets;
  return build({ ...script, build: { ...script.build, target } });
}

const imports = await buildModules();
await Promise.all([
  buildScript('frame', join(widgets, 'src/frame.ts')),
  ...namesIn('scripts').map((name) =>
    buildScript(name, join(entries, `scripts/${name}.ts`), { [IMPORTS]: JSON.stringify(imports) }),
  ),
]);
console.log(integrityLines(makeRelease(cdn, version)));
