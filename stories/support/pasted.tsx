import { themes } from '@observatorio/ui/tokens';
import { useLayoutEffect, useRef } from 'react';
import { watchEvents } from './element-actions';
import { type Pasting, paste } from './paste';
import { type Attributes, setAttributes } from './tag-html';
import { useScheme } from './use-scheme';

/** An element on a bare page, as on a site that embeds it. */
export function Pasted(pasting: Pasting) {
  const box = useRef<HTMLDivElement>(null);
  const { tag, attributes, conditions } = pasting;
  const scheme = useScheme(attributes.theme);
  // Serialised, so that the effects below only re-run when the content changes.
  const place = JSON.stringify({ tag, conditions });
  const written = JSON.stringify(attributes);
  const latest = useRef(pasting);
  useLayoutEffect(() => {
    latest.current = pasting;
  });
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    paste(box.current, { ...latest.current, ...JSON.parse(place) });
    return watchEvents(box.current, tag);
  }, [place, tag]);
  const names = useRef<string[]>([]);
  useLayoutEffect(() => {
    const next: Attributes = JSON.parse(written);
    const removed = names.current.map((name) => [name, undefined]);
    names.current = Object.keys(next);
    const element = box.current?.firstElementChild;
    if (element) setAttributes(element, { ...Object.fromEntries(removed), ...next });
  }, [written]);
  return (
    <div
      ref={box}
      className="page"
      style={{ background: themes[scheme].surface, maxWidth: conditions.width }}
    />
  );
}
