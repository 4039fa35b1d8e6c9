import { createHash } from 'node:crypto';
import { escapeHtml } from '@observatorio/language';
import { pages } from '@observatorio/pages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '../http/problem';
import { errorHeaders } from '../http/refuse';

const styles =
  'body{padding:16px;font:16px/1.5 system-ui,sans-serif}h1{margin:0;font-size:18px}p{margin:8px 0 0}';

/** Hash of `styles` for the content security policy. */
export const errorStylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('json') && !accept.includes('text/html');

/** Responds to errors of `/embed/<tag>` with a page, shown inside the frame, or with JSON. */
export function embedErrorHandler(basePath: string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('vary', 'accept');
    if (wantsJson(request)) return reply.send(error);
    const problem = problemOf(error);
    const { status, title, detail } = problem;
    return reply
      .code(status)
      .headers(errorHeaders(error, problem))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<base target="_blank">
<style>${styles}</style>
<script src="${basePath}/widgets/frame.js" defer></script>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<p><a href="${basePath}${pages.incorporar.path}">Ver os elementos do Observatório e o código de cada um</a></p>
</body>
</html>
`);
  };
}
