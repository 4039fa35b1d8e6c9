import type { HeadingLevel } from '@observatorio/ui';
import type { CommonProps } from '../base/declaration';

/** Heading level of a card. Default: 2. The element accepts only 1–6. */
export const headingLevel = ({ headingLevel: level = 2 }: CommonProps): HeadingLevel =>
  level as HeadingLevel;
