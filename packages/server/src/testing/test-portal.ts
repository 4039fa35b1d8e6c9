import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolders } from '../pages/site';

/**
 * Writes a build of the portal with prerendered pages, by file name without extension, below a
 * folder. Returns the folders of a server with that build.
 */
export function writePortal(folder: string, pages: Readonly<Record<string, string>>): SiteFolders {
  const portal = join(folder, 'portal');
  mkdirSync(join(portal, 'pages'), { recursive: true });
  writeFileSync(join(portal, 'index.html'), '<!doctype html><head></head>Carregando');
  for (const [name, html] of Object.entries(pages)) {
    writeFileSync(join(portal, 'pages', `${name}.html`), html);
  }
  return { portal, widgets: portal };
}
