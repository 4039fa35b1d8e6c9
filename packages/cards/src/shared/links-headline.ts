import type { YardstickRow } from '@observatorio/contract';
import { inWords, LINKS, paySentence } from '@observatorio/language';
import type { Headline } from '../model/headline';

/** Number of employment links and their pay; `named` lists the filters that the page names. */
export const linksHeadline = (named: readonly string[]): Headline<YardstickRow> => ({
  named,
  write: ([row, ...compared], { pay }) =>
    row?.links ? `${inWords(row.links, LINKS)}. ${paySentence(row, pay, compared)}` : '',
});
