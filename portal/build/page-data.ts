import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@observatorio/pages';
import { type Plugin, runnerImport } from 'vite';

type Pages = typeof import('@observatorio/pages');

/** The declarations of the portal's pages. */
export interface Declarations extends Pick<Pages, 'pageData' | 'formsOf'> {
  pages: Readonly<Record<string, Page>>;
}

/** Folder of the declarations, from that of the portal. */
const FOLDER = '../packages/pages/src';

/** Modules of data about all pages. */
const SUMMARIES: ReadonlySet<string> = new Set(['menus', 'paths', 'search-words', 'titles']);

/** Name of a page's declaration file, and of its layout's, if it has one. */
export const fileOf = ({ path }: Pick<Page, 'path'>): string => path.slice(1);

/** Whether a page has a layout of its own. */
export const hasLayout = (root: string, page: Pick<Page, 'path'>): boolean =>
  existsSync(join(root, 'src/pages', `${fileOf(page)}.tsx`));

/** Evaluates a module of the declarations. */
async function evaluate<Module>(root: string, name: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, FOLDER, `${name}.ts`), {
    configFile: false,
    logLevel: 'warn',
  });
  return module;
}

/** Evaluates the declarations of the pages. */
export const readDeclarations = (root: string): Promise<Declarations> =>
  evaluate<Declarations>(root, 'index');

/** Source of a module that exports data. */
const exported = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/** Source of the module that loads the data of each page without a layout, as a chunk of its own. */
function loaderSource(root: string, { pages }: Declarations): string {
  const loaders = Object.entries(pages)
    .filter(([, page]) => !hasLayout(root, page))
    .map(([name, page]) => `${name}: async () => (await import('./${fileOf(page)}.ts')).${name}`);
  return `const loaders = { ${loaders.join(', ')} };\nexport const loadPage = (name) => loaders[name]();\n`;
}

/**
 * Vite plugin that replaces the declarations of the pages by the data that the browser uses, so that
 * a page does not load the code of its cards before its own, nor that of other pages.
 */
export function pageDataPlugin(root: string): Plugin {
  const folder = join(root, FOLDER);
  let declarations: Promise<Declarations> | undefined;
  return {
    name: 'page-data',
    async load(id) {
      const [path = ''] = id.split('?', 1);
      if (!path.startsWith(`${folder}/`)) return undefined;
      const file = basename(path, '.ts');
      if (SUMMARIES.has(file)) {
        return exported(await evaluate<Record<string, unknown>>(root, file));
      }
      declarations ??= readDeclarations(root);
      const { pages, pageData } = await declarations;
      if (file === 'load-page') return loaderSource(root, await declarations);
      const found = Object.entries(pages).find(([, page]) => fileOf(page) === file);
      return found && exported({ [found[0]]: pageData(found[1]) });
    },
  };
}
