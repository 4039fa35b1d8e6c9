import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';
import { chromiumArguments, chromiumPath } from './chromium';

let browser: Promise<Browser> | undefined;

/**
 * The browser of all end-to-end files of a worker, which ends with the worker's process. Pages of
 * one site and one context share a process: a page in a new process compiles every script again,
 * which takes longer than the rest of its visit.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--process-per-site'],
  });
  return browser;
}

const contexts = new Map<string, Promise<BrowserContext>>();

/**
 * The context of all pages of a worker with these options, with a page of the shared server that
 * keeps the process of the others alive. Ports do not tell sites apart, so the process is also that
 * of the pages of other local servers.
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
