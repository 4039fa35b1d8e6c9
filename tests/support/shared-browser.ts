import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';
import { chromiumArguments, chromiumPath, isHeaded } from './chromium';

let browser: Promise<Browser> | undefined;

/**
 * Returns the browser that all of a worker's end-to-end test files share; it exits with the worker.
 * Pages of the same site and context share a process, because compiling every script again in a new
 * process takes longer than the rest of a visit.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: chromiumPath({ full: isHeaded }),
    headless: !isHeaded,
    args: [...chromiumArguments, '--process-per-site'],
  });
  return browser;
}

const contexts = new Map<string, Promise<BrowserContext>>();

/**
 * Returns the worker's context for the given options. An idle page on the shared server keeps the
 * renderer process alive between tests. All ports of a host belong to one site, so pages on other
 * local servers share that process.
 */
export function sharedContext(
  origin: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const start = async () => {
    const context = await (await sharedBrowser()).newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(`${origin}/robots.txt`);
    return context;
  };
  const key = JSON.stringify(options);
  const context = contexts.get(key) ?? start();
  contexts.set(key, context);
  return context;
}

/** Closes a browser that no longer responds; the next context starts another one. */
export async function replaceBrowser(): Promise<void> {
  const stuck = browser;
  browser = undefined;
  contexts.clear();
  await (await stuck)?.close();
}
