import type { Page } from './page';
import { subjectParameters } from './subject';

/** A form of a page with HTML of its own, which parameters of the URL select. */
export interface PageForm {
  kind: 'subject' | 'variant' | 'below' | 'plain';
  /** Name of the HTML file, without extension. */
  file: string;
  /** Parameters of which the URL has one; empty for the plain page and those below it. */
  parameters: readonly string[];
  /** Example URL. */
  example: string;
}

/**
 * Returns the forms of a page: about its subject, its variant, the pages below it, and the plain page
 * last.
 */
export function formsOf({ path, subject, variant, below }: Page): PageForm[] {
  const name = path.slice(1);
  const forms: PageForm[] = [{ kind: 'plain', file: name, parameters: [], example: path }];
  if (below) {
    const { layout: file, example } = below;
    forms.unshift({ kind: 'below', file, parameters: [], example });
  }
  if (variant) {
    const { parameter } = variant;
    forms.unshift({
      kind: 'variant',
      file: `${name}-${parameter}`,
      parameters: [parameter],
      example: `${path}?${parameter}=`,
    });
  }
  if (subject?.example) {
    const parameters = subjectParameters(subject);
    forms.unshift({
      kind: 'subject',
      file: `${name}-assunto`,
      parameters,
      example: `${path}?${parameters[0]}=${subject.example}`,
    });
  }
  return forms;
}

/** Returns the form of a page that a query string selects. */
export function formAt(page: Page, search: string): PageForm | undefined {
  const given = new URLSearchParams(search);
  return formsOf(page).find(
    ({ kind, parameters }) => kind === 'plain' || parameters.some((name) => given.has(name)),
  );
}
