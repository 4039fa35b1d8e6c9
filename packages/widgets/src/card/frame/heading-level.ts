import type { HeadingLevel } from '@observatorio/ui';
import type { CommonProps } from '../../base/declaration';

/** Heading level of a card. Default: 2. The element accepts only 1–6. */
export const headingLevel = ({ headingLevel: level = 2 }: CommonProps): HeadingLevel =>
  level as HeadingLevel;

/** Heading level `levels` below that of a card. Default: one. */
export const headingBelow = (props: CommonProps, levels = 1): Exclude<HeadingLevel, 1> =>
  Math.min(6, headingLevel(props) + levels) as Exclude<HeadingLevel, 1>;
