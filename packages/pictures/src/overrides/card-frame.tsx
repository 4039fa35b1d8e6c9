import type { CardFrameProps } from '../../../ui/src/card-frame';
import { rendering } from '../rendering';

/** Reports title and summary, and renders the components that report the rest. */
export function CardFrame({ title, name, summary, menu, children }: CardFrameProps) {
  rendering().shown.frame ??= { title, name: title || name, summary };
  return (
    <>
      {menu}
      {children}
    </>
  );
}
