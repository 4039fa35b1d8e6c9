import { type Browser, chromium } from 'playwright-core';
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
