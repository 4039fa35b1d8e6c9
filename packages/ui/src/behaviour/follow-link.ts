import { linkTarget } from './link-target';

/**
 * Opens a page as a click on a link to it would, which the embedding page may handle or cancel.
 */
export function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.target = linkTarget() ?? '';
  document.body.append(link);
  link.click();
  link.remove();
}
