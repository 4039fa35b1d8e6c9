import type { HeadingLevel } from '@observatorio/ui';
import type { CommonProps } from '../base/declaration';

/** The level of a card's heading; 2 where none is given. The element lets only 1–6 pass. */
export const headingLevel = ({ headingLevel: level = 2 }: CommonProps): HeadingLevel =>
  level as HeadingLevel;
