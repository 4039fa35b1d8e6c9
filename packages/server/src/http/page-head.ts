import { escapeHtml } from '@observatorio/language';

/**
 * Title and description of a page, for link previews and search engines that do not run scripts.
 */
export interface Head {
  title: string;
  /** Default: the description of the portal. */
  description?: string | null;
  /**
   * Name and summary of the page's subject, for the heading and the sentence below it. Default: the
   * route's own heading and sentence.
   */
  subject?: { name: string; text: string | null };
}

/**
 * Replaces the part of a page between `<!--name-->` and `<!--/name-->` with the result of
 * `content`.
 */
export function fill(html: string, name: string, content: (part: string) => string): string {
  const [before = '', rest] = html.split(`<!--${name}-->`);
  const [part, after] = rest?.split(`<!--/${name}-->`) ?? [];
  return part === undefined || after === undefined ? html : before + content(part) + after;
}

/** Inserts the name and summary of the page's subject, if it has one. */
function withSubject(html: string, { subject }: Head): string {
  if (!subject) return html;
  const name = () => escapeHtml(subject.name);
  const named = fill(fill(html, 'heading', name), 'crumb', name);
  return fill(named, 'lead', () => escapeHtml(subject.text ?? ''));
}

/** Sets the page's description and its title, followed by the portal's name. */
export function withHead(html: string, head: Head): string {
  const title = escapeHtml(head.title);
  const withTitle = fill(html, 'title', (part) =>
    part.replace('<title>', () => `<title>${title} · `),
  );
  const shared = fill(
    withSubject(withTitle, head),
    'shared-title',
    () => `<meta property="og:title" content="${title}" />`,
  );
  if (!head.description) return shared;
  const description = escapeHtml(head.description);
  return fill(
    shared,
    'description',
    () => `<meta name="description" content="${description}" />
    <meta property="og:description" content="${description}" />`,
  );
}

/** Builds the page for a nonexistent URL: the portal's own page, which then shows the error. */
export const missingPage = (html: string): string =>
  withHead(html, { title: 'Página não encontrada' });
