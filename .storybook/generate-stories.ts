import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

const root = resolve(import.meta.dirname, '..');

/** Folder of the generated stories, ignored by git. */
const folder = join(root, 'stories/generated');

/** Bundles the catalogue before importing it, because Node cannot import its style sheets. */
async function loadStoryFiles(): Promise<ReadonlyMap<string, string>> {
  const bundle = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'stories/support/story-files.ts', write: false, minify: false },
  });
  const [{ code }] = (bundle as Rolldown.RolldownOutput).output;
  const module: typeof import('../stories/support/story-files') = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return module.storyFiles;
}

/** Writes a file only if its content changes, because a running Storybook watches it. */
function write(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Removes the stories of tags that the catalogue no longer has. */
function removeOthers(files: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(file)) rmSync(file);
  }
}

/**
 * Writes a file of stories for every tag of the catalogue. Returns their globs, one per area, in
 * sidebar order.
 *
 * They are files, and not virtual modules of an indexer, because the Vitest addon finds stories only
 * on disk.
 */
export async function generateStories(): Promise<string[]> {
  const stories = await loadStoryFiles();
  for (const [path, code] of stories) write(join(folder, path), code);
  removeOthers(new Set([...stories.keys()].map((path) => join(folder, path))));
  const areas = new Set([...stories.keys()].map((path) => dirname(path)));
  return [...areas].map((area) => `../stories/generated/${area}/*.stories.ts`);
}
