import { access } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ProblemError, problemOfStatus } from '../http/problem';
import { files } from './static-files';

/**
 * Content security policy: Storybook's pages use inline scripts and styles; everything else comes
 * from this server.
 */
const policy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", "'unsafe-inline'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    imgSrc: ["'self'", 'data:', 'blob:'],
    frameSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
  },
};

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
  await app.register(helmet, { contentSecurityPolicy: policy, strictTransportSecurity: false });
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
