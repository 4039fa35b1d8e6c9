import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { labour } from '@observatorio/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { endOf, runScript } from '../support/server-process';
import { sharedBrowser } from '../support/shared-browser';

/** A module of the service that no page and no build contains. */
const serviceModule = resolve('packages/store/src/labour/plan.ts');

let dataDir: string;
let dev: ChildProcess;
let origin: string;
let page: Page;

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('no output to read');
  for await (const line of createInterface(stdout)) {
    const address = /^Portal em (\S+)\/$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('the server ended without an address');
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-dev-'));
  // Only one process may open the accounts of the shared server.
  await cp(inject('dataDir'), dataDir, {
    recursive: true,
    filter: (path) => path === inject('dataDir') || /\.(duckdb|json)$/.test(path),
  });
  dev = runScript('portal/build/dev.ts', [], { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
  dev.stderr?.pipe(process.stderr);
  origin = await addressOf(dev);
  page = await (await sharedBrowser()).newPage();
});

afterAll(async () => {
  await page?.close();
  dev?.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

it('serves a page whose elements show data, and reloads it when the service changes', async () => {
  await page.goto(`${origin}/mapa`);
  await page.locator('labour-summary dd').first().waitFor({ timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { isFormerPage: true }));

  await utimes(serviceModule, new Date(), new Date());
  await page.waitForFunction(() => !('isFormerPage' in window));
  await page.locator('labour-summary dd').first().waitFor({ timeout: 60_000 });
  // Elsewhere, this response may be reused for five minutes.
  const response = await fetch(origin + labour.byGender.path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('ends with the service on SIGINT', async () => {
  dev.kill('SIGINT');
  expect(await endOf(dev)).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
});
