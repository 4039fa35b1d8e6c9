import { pages } from '@observatorio/pages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorPage, wantsPage } from '../http/error-page';
import { problemOf } from '../http/problem';
import { errorHeaders } from '../http/refuse';

const wantsJson = (request: FastifyRequest): boolean =>
  `${request.headers.accept}`.includes('json') && !wantsPage(request);

/** Responds to errors of `/embed/<tag>` with a page, shown inside the frame, or with JSON. */
export function embedErrorHandler(basePath: string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('vary', 'accept');
    if (wantsJson(request)) return reply.send(error);
    const problem = problemOf(error);
    return reply
      .code(problem.status)
      .headers(errorHeaders(error, problem))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        errorPage(problem, {
          href: basePath + pages.incorporar.path,
          label: 'Ver os elementos do Observatório e o código de cada um',
          head: `<base target="_blank">\n<script src="${basePath}/widgets/frame.js" defer></script>\n`,
        }),
      );
  };
}
