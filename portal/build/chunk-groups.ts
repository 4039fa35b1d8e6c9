import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The subset of the bundler's context that is used here. */
interface Context {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

type Modules = ReadonlySet<string>;

/** Returns some modules and everything that they import statically, directly or indirectly. */
function closureOf(context: Context, entries: readonly string[]): Modules {
  const found = new Set(entries);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file));

/** Packages that rarely change and that take longer to download than the page's own code. */
const LIBRARIES = /\/node_modules\/(?:preact|react-router)\//;

/** Minimum number of areas that must use a module for it to go into the shared chunk `elements`. */
const MANY_AREAS = 3;

/**
 * Returns a function that assigns shared modules to chunks, so that a page loads a few chunks
 * instead of fifty: `libraries` and `main` for what every page needs first, `pages` for what several
 * pages share, and `elements` for what the tags of most areas share. It returns null to leave a
 * module to the bundler.
 */
export function chunkGroups(root: string): (id: string, context: Context) => string | null {
  let groups: ReadonlyMap<string, string> | undefined;
  const counted = (context: Context, entries: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const id of entries.flatMap((entry) => [...closureOf(context, [entry])])) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  };
  const read = (context: Context): ReadonlyMap<string, string> => {
    const named = new Map<string, string>();
    const name = (ids: Iterable<string>, group: string) => {
      for (const id of ids) if (!named.has(id)) named.set(id, group);
    };
    const first = [...closureOf(context, [join(root, 'src/main.tsx')])];
    name(
      first.filter((id) => LIBRARIES.test(id)),
      'libraries',
    );
    name(first, 'main');
    const shared = (counts: Map<string, number>, least: number) =>
      [...counts].filter(([, count]) => count >= least).map(([id]) => id);
    // Shows several pages, each with data of its own.
    const tagPage = join(root, 'src/pages/tag-page.tsx');
    const pages = [...filesIn(join(root, 'src/pages')), tagPage];
    name(shared(counted(context, pages), 2), 'pages');
    const widgets = join(root, '../packages/widgets/src');
    const families = readdirSync(join(widgets, 'families'))
      .map((family) => join(widgets, 'families', family, `${family}-elements.ts`))
      .filter((file) => existsSync(file));
    const base = closureOf(context, [join(widgets, 'base/element.ts')]);
    name([...base, ...shared(counted(context, families), MANY_AREAS)], 'elements');
    return named;
  };
  return (id, context) => {
    groups ??= read(context);
    return groups.get(id) ?? null;
  };
}
