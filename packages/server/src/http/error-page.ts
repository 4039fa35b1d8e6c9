import { createHash } from 'node:crypto';
import type { Problem } from '@observatorio/contract';
import { escapeHtml } from '@observatorio/language';
import type { FastifyRequest } from 'fastify';

const styles =
  'body{padding:16px;font:16px/1.5 system-ui,sans-serif}h1{margin:0;font-size:18px}p{margin:8px 0 0}';

/** Hash of the page's styles for a content security policy. */
export const errorStylesHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** Whether a person's browser asks for a page, rather than a program for data. */
export const wantsPage = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('text/html');

interface ErrorPageOptions {
  /** Where to go from here: an absolute path and its label. */
  href: string;
  label: string;
  /** HTML to add to the head. Default: none. */
  head?: string;
}

/** Writes a page without scripts that explains a problem. */
export const errorPage = (
  { title, detail }: Pick<Problem, 'title' | 'detail'>,
  { href, label, head = '' }: ErrorPageOptions,
): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
${head}</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<p><a href="${href}">${escapeHtml(label)}</a></p>
</body>
</html>
`;
