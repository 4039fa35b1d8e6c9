import { type PageName, pages } from './index';
import type { PageData } from './page';
import { pageData } from './page-data';

/** Loads the data of a page without a layout. */
export const loadPage = async (name: PageName): Promise<PageData> => pageData(pages[name]);
