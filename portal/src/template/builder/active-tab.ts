import { storedText } from '../../base/stored';
import { type BuilderTab, tabLabels } from './builder-options';

const KEY = 'builderActiveTab';

const isTab = (text: string): text is BuilderTab => Object.hasOwn(tabLabels, text);

/** Returns the tab that was last open in this browser. Default: the first. */
export function readActiveTab(): BuilderTab {
  const text = storedText(KEY) ?? '';
  return isTab(text) ? text : 'header';
}

/** Stores the open tab, if the browser allows it. */
export function writeActiveTab(tab: BuilderTab): void {
  try {
    localStorage.setItem(KEY, tab);
  } catch {
    // The next visit starts on the first tab.
  }
}
