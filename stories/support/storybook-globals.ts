import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

/** Values selected in the toolbar. */
export interface ToolbarGlobals {
  theme?: string;
  viewport?: { value?: string | undefined };
}

const events = ['setGlobals', 'globalsUpdated'];

function subscribe(notify: () => void): () => void {
  const channel = addons.getChannel();
  for (const event of events) channel.on(event, notify);
  return () => {
    for (const event of events) channel.off(event, notify);
  };
}

const NONE: ToolbarGlobals = {};

function current(): ToolbarGlobals {
  const channel = addons.getChannel();
  const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return last?.globals ?? NONE;
}

/** Returns the toolbar values, for documentation pages, where decorators do not run. */
export const useToolbar = (): ToolbarGlobals => useSyncExternalStore(subscribe, current);
