import { type ThemeName, themes } from '@observatorio/ui/tokens';
import { useLayoutEffect, useRef } from 'react';
import { type Pasting, paste } from './paste';

const isTheme = (value: unknown): value is ThemeName => String(value) in themes;

/** An element on a plain page, as a site that pastes its tag shows it. */
export function Pasted(pasting: Pasting) {
  const box = useRef<HTMLDivElement>(null);
  const { theme } = pasting.attributes;
  const { width } = pasting.surroundings;
  // One string, so that the element is pasted anew only when something about it changes.
  const written = JSON.stringify(pasting);
  useLayoutEffect(() => {
    if (box.current) paste(box.current, JSON.parse(written));
  }, [written]);
  const background = themes[isTheme(theme) ? theme : 'light'].surface;
  return <div ref={box} className="page" style={{ background, maxWidth: width }} />;
}
