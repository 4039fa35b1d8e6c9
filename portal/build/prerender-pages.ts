import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, PageForm } from '@observatorio/pages';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { fileOf, hasLayout, pageDataPlugin, readDeclarations } from './page-data.ts';

/** A page whose HTML is generated at build time. */
interface Prerendered {
  /** File name without an extension. */
  file: string;
  html: string;
  page: Page;
  kind: PageForm['kind'];
}

/** What `src/prerender.tsx` exports. The build must not import that file, which Node cannot load. */
interface Prerender {
  prerenderPage(address: string): Promise<string>;
}

/** Stubs of the browser globals that the portal's modules access when they are loaded. */
const browser = {
  document: {
    querySelector: () => null,
    baseURI: 'https://portal.example/',
    adoptedStyleSheets: [],
  },
  location: new URL('https://portal.example/'),
  CSSStyleSheet: class {
    replaceSync(): void {}
  },
};

/** Builds the portal for Node, next to the browser build, and renders its pages. */
async function renderPages(root: string): Promise<Prerendered[]> {
  const outDir = join(root, 'dist/.prerender');
  await build({
    configFile: false,
    root,
    plugins: [react(), pageDataPlugin(root)],
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, minify: false },
  });
  const { pages, formsOf } = await readDeclarations(root);
  Object.assign(globalThis, browser);
  const built: Prerender = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  const rendered: Prerendered[] = [];
  for (const page of Object.values(pages)) {
    for (const { file, example, kind } of formsOf(page)) {
      rendered.push({ file, page, kind, html: await built.prerenderPage(example) });
    }
  }
  await rm(outDir, { recursive: true });
  return rendered;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Collects a chunk and all its static imports, including indirect ones. */
function withImports(chunks: Chunks, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const each of chunks.get(name)?.imports ?? []) withImports(chunks, each, found);
  return found;
}

/** Finds the chunk of one of our modules by the end of its path. */
const chunkOf = (chunks: Chunks, ending: string): string | undefined =>
  [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(ending)))
    ?.fileName;

/** Endings of the paths of the own modules of a page, in one of its forms. */
function modulesOf(root: string, { page, kind, file }: Prerendered): string[] {
  if (kind === 'below') return [`/portal/src/pages/${file}.tsx`];
  return hasLayout(root, page)
    ? [`/portal/src/pages/${fileOf(page)}.tsx`]
    : ['/portal/src/pages/tag-page.tsx', `/packages/pages/src/${fileOf(page)}.ts`];
}

const link = (attributes: string): string => `    <link ${attributes}>\n`;

/** Builds the link elements that load a page's scripts and styles together with its HTML. */
function linksOf(
  { area, elements = area?.family }: Page,
  { modules, chunks, index }: { modules: readonly string[]; chunks: Chunks; index: string },
): string {
  const importedBy = (path: string): string[] => {
    const name = chunkOf(chunks, path);
    return name ? [...withImports(chunks, name)] : [];
  };
  const ofPage = modules.flatMap(importedBy);
  // The builder imports the code of all elements.
  const page = new Set(ofPage.filter((file) => !chunks.get(file)?.name.endsWith('elements')));
  const names = new Set([
    ...ofPage,
    ...(elements
      ? [
          ...importedBy('/widgets/src/base/element.ts'),
          ...importedBy(`/widgets/src/families/${elements}/${elements}-elements.ts`),
        ]
      : []),
  ]);
  const styles = [...names].flatMap((name) => [
    ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
  ]);
  const missing = (file: string) => !index.includes(basename(file));
  const preloads = (files: Iterable<string>) =>
    [...files]
      .filter(missing)
      .map((file) => link(`rel="modulepreload" crossorigin href="./${file}"`))
      .join('');
  const ofElements = [...names].filter((file) => !page.has(file));
  return [
    ...[...new Set(styles)]
      .filter(missing)
      .map((file) => link(`rel="stylesheet" crossorigin href="./${file}"`)),
    preloads(page),
    `    <template id="later">\n${preloads(ofElements)}    </template>\n`,
  ].join('');
}

/**
 * Preloads the font weights. Otherwise, the style sheet requests them later, and text stays in
 * Arial until then.
 */
const fontLinks = (files: readonly string[]): string =>
  files
    .filter((file) => /-normal-[^/]*\.woff2$/.test(file))
    .map((file) => link(`rel="preload" as="font" type="font/woff2" crossorigin href="./${file}"`))
    .join('');

/** Marker that the server replaces with the preloads of the page's first requests. */
const PRELOADS = '    <!--preloads-->\n';

const splash = /<div class="splash">[^]*?<\/div>/;

/**
 * Vite plugin that writes the HTML of each page, with its heading and first text, to `dist/pages`.
 */
export function prerenderPages(root: string): Plugin {
  const loadLater = join(root, 'src/base/load-later.ts');
  return {
    name: 'prerender-pages',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: loadLater, name: 'load-later' });
    },
    async writeBundle({ dir = join(root, 'dist') }, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      );
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      const fonts = fontLinks(Object.keys(bundle));
      const small = index.match(/^ *<(?:script type="module"|link .*rolldown-runtime).*\n/gm) ?? [];
      const script = `    <script type="module" async crossorigin src="./${chunkOf(chunks, loadLater)}"></script>\n`;
      const pages = await renderPages(root);
      await mkdir(join(dir, 'pages'), { recursive: true });
      for (const form of pages) {
        const { file, page, html: content } = form;
        const links = linksOf(page, { modules: modulesOf(root, form), chunks, index });
        // Browsers open only six connections at once, so large files and fonts precede small files.
        const head = [fonts, ...small, links, script, PRELOADS].join('');
        const html = small
          .reduce((rest, line) => rest.replace(line, ''), index)
          .replace('  </head>', () => `${head}  </head>`)
          .replace(splash, () => content);
        await writeFile(join(dir, 'pages', `${file}.html`), html);
      }
    },
  };
}
