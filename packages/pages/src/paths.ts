import { type PageName, pages } from './index';
import type { PageData } from './page';

/** Paths of the pages, for links. */
export const paths = Object.fromEntries(
  Object.entries<PageData>(pages).map(([name, { path }]) => [name, path]),
) as Readonly<Record<PageName, string>>;
