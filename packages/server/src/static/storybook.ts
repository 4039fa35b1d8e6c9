import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ProblemError, problemOfStatus } from '../http/problem';
import { files } from './static-files';

/** Pages of a build of Storybook: its frame, and the stories in it. */
const pages = ['index.html', 'iframe.html'];

/** Sources for a policy that allow the inline scripts of a page; empty if it is not built. */
function inlineScripts(file: string): string {
  let html: string;
  try {
    html = readFileSync(file, 'utf8');
  } catch {
    return '';
  }
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)]
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join(' ');
}

/**
 * Content security policy: everything comes from this server, besides the inline styles of
 * Storybook's pages and the inline scripts that the build wrote into them. They share an origin
 * with the portal, and so with the session's token: no other inline script may run. The pages are
 * read with each request, since a build may replace them.
 */
const policyOf = (folder: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: [
      "'self'",
      ({ url = '' }: IncomingMessage) =>
        /(\/|\.html)(\?|$)/.test(url)
          ? pages.map((page) => inlineScripts(join(folder, page))).join(' ')
          : '',
    ],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    imgSrc: ["'self'", 'data:', 'blob:'],
    frameSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
  },
});

/** Response while Storybook is not built. */
const missingBuild = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Storybook ainda não construído</title>
<h1>O Storybook ainda não foi construído</h1>
<p>Execute <code>npm run build-storybook</code> na pasta do projeto e recarregue esta página.</p>
</html>
`;

export interface StorybookOptions {
  /** Folder with the build of Storybook, absolute. */
  folder: string;
  /** Path under which a proxy serves the portal; empty for the root. */
  basePath: string;
}

/** Registers the gallery of elements for designers; the caller sets the prefix. */
export async function storybookRoutes(
  app: FastifyInstance,
  { folder, basePath }: StorybookOptions,
): Promise<void> {
  const contentSecurityPolicy = policyOf(folder);
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(statics, { ...files(folder), index: false });
  // The URLs in its pages are relative to the folder.
  app.get('', ({ url }, reply) =>
    reply.redirect(`${basePath}${app.prefix}/${url.slice(app.prefix.length)}`, 308),
  );
  app.get('/', { prefixTrailingSlash: 'slash' }, async (_request, reply) => {
    const isBuilt = await access(join(folder, 'index.html')).then(
      () => true,
      () => false,
    );
    if (isBuilt) return reply.sendFile('index.html');
    return reply.code(404).type('text/html; charset=utf-8').send(missingBuild);
  });
  // Otherwise the portal's page would be served with this folder's policy.
  app.setNotFoundHandler(async () => {
    throw new ProblemError(problemOfStatus(404));
  });
}
