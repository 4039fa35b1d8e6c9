import { type PageName, pages } from './index';
import type { PageData } from './page';

/** Other words for the content of each page that the search finds. */
export const searchWords = Object.fromEntries(
  Object.entries<PageData>(pages).flatMap(([name, { words }]) => (words ? [[name, words]] : [])),
) as Readonly<Partial<Record<PageName, readonly string[]>>>;
