import type { CardFrameProps } from '../../../ui/src/card-frame';
import { rendering } from '../rendering';

/** Reports title and sentence; renders what reports the rest. */
export function CardFrame({ title, name, summary, menu, children }: CardFrameProps) {
  rendering().shown.frame ??= { title, name: title || name, summary };
  return (
    <>
      {menu}
      {children}
    </>
  );
}
