import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import * as parts from './index';

/** The styles of every element and of all parts. */
const styles = Object.entries(parts)
  .filter(([name]) => /^styles$|Styles$/.test(name))
  .map(([, text]) => text)
  .join('');

/** Renders into a shadow root with our styles, as every element does, until the test ends. */
export function mountInShadow(content: ReactNode): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const root = createRoot(shadow);
  root.render(
    <div data-theme="light" lang="pt-BR">
      {content}
    </div>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return shadow;
}
