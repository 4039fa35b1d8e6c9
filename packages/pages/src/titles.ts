import { type PageName, pages } from './index';
import type { PageData } from './page';

/** Titles of the pages. */
export const titles = Object.fromEntries(
  Object.entries<PageData>(pages).map(([name, { title }]) => [name, title]),
) as Readonly<Record<PageName, string>>;
