import type { PropsWithChildren } from 'react';
import { Snippet } from './snippet';

interface CodeProps {
  /** Language class of a code block; absent on inline code. */
  className?: string;
  children: string;
}

/** Renders code of MDX pages; blocks can be copied, as on the element pages. */
export const guideCode = {
  pre: ({ children }: PropsWithChildren) => children,
  code: ({ className, children }: CodeProps) =>
    className || children.includes('\n') ? (
      <Snippet code={children.trimEnd()} />
    ) : (
      <code>{children}</code>
    ),
};
