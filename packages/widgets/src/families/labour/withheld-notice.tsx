import { type PayTerms, payWithheld } from '@observatorio/domain';
import { Notice } from '@observatorio/ui';

/** Notice shown instead of a pay chart whose data are withheld. */
export const WithheldNotice = ({ pay }: { pay: PayTerms }) => (
  <Notice title="Em sigilo">{payWithheld(pay)}</Notice>
);
