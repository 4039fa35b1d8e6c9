import type { PropsWithChildren } from 'react';
import { Snippet } from './snippet';

interface CodeProps {
  /** The language of a block; words in a sentence have none. */
  className?: string;
  children: string;
}

/** Code of a page in MDX: blocks can be copied, as on the pages of the elements. */
export const guideCode = {
  pre: ({ children }: PropsWithChildren) => children,
  code: ({ className, children }: CodeProps) =>
    className || children.includes('\n') ? (
      <Snippet code={children.trimEnd()} />
    ) : (
      <code>{children}</code>
    ),
};
