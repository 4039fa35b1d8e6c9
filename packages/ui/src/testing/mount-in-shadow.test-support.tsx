import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import * as parts from '../index';

/** Style sheets of all components. */
const styles = Object.entries(parts)
  .filter(([name]) => /^styles$|Styles$/.test(name))
  .map(([, text]) => text)
  .join('');

/** Renders into a styled shadow root, like an element, and unmounts after the test. */
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
