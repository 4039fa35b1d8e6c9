import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRelease } from './static-files';

/**
 * Copies an immutable folder atomically: an interrupted copy leaves nothing under the final name.
 */
async function keepFolder(from: string, folder: string, name: string): Promise<void> {
  if (await stat(join(folder, name)).catch(() => undefined)) return;
  const draft = join(folder, `.${name}-${randomUUID()}`);
  await cp(from, draft, { recursive: true });
  await rename(draft, join(folder, name)).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true });
    // Another server created the folder first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/**
 * Copies the releases of an element build, and the chunks that open pages may still import, to a
 * folder that outlives the build.
 */
export async function keepReleases(widgets: string, folder: string): Promise<void> {
  const names: string[] = await readdir(widgets).catch(() => []);
  await mkdir(folder, { recursive: true });
  for (const name of names.filter(isRelease)) {
    await keepFolder(join(widgets, name), folder, name);
  }
  if (names.includes('chunks')) {
    await cp(join(widgets, 'chunks'), join(folder, 'chunks'), { recursive: true, force: false });
  }
}
