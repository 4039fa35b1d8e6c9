import { access } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ProblemError, problemOfStatus } from './problem';
import { files } from './static-files';

/** Storybook's own pages have inline scripts and styles; everything comes from this server. */
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

/** Answer while Storybook is not built. */
const missingBuild = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Storybook ainda não construído</title>
<h1>O Storybook ainda não foi construído</h1>
<p>Execute <code>npm run build-storybook</code> na pasta do projeto e recarregue esta página.</p>
</html>
`;

export interface StorybookOptions {
  /** The build of Storybook, an absolute path. */
  folder: string;
  /** Path below which a proxy serves the portal; empty for the root. */
  basePath: string;
}

/** The gallery of the elements for designers; the caller gives the prefix. */
export async function storybookRoutes(
  app: FastifyInstance,
  { folder, basePath }: StorybookOptions,
): Promise<void> {
  await app.register(helmet, { contentSecurityPolicy: policy, strictTransportSecurity: false });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(statics, { ...files(folder), index: false });
  // Its addresses are relative to the folder.
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
  // Without this, the portal's page would be served under the policy of this folder.
  app.setNotFoundHandler(async () => {
    throw new ProblemError(problemOfStatus(404));
  });
}
