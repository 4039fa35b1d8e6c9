import { storedText } from '../../base/stored';
import { type BuilderTab, tabLabels } from './builder-options';

const KEY = 'builderActiveTab';

const isTab = (text: string): text is BuilderTab => Object.hasOwn(tabLabels, text);

/** The tab that was open last in this browser; the first by default. */
export function readActiveTab(): BuilderTab {
  const text = storedText(KEY) ?? '';
  return isTab(text) ? text : 'header';
}

/** Remembers the open tab, if the browser permits it. */
export function writeActiveTab(tab: BuilderTab): void {
  try {
    localStorage.setItem(KEY, tab);
  } catch {
    // The next visit starts with the first tab.
  }
}
