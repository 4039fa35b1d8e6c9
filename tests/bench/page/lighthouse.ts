import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '../../support/chromium';

/**
 * Run through npx instead of being a dependency: it takes up 185 MB with its own dependencies, and
 * only this benchmark uses it.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Lighthouse scores under its mobile preset, from 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

const run = async (...args: string[]): Promise<void> => {
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, ...args], {
    env: { ...process.env, CHROME_PATH: chromiumPath({ full: true }) },
    timeout: 240_000,
    maxBuffer: 64 * 1024 * 1024,
  });
};

/** Whether npx can run Lighthouse. The first call downloads it. */
export const hasLighthouse = (): Promise<boolean> =>
  run('--version').then(
    () => true,
    () => false,
  );

/** Attempts per address: a run occasionally records no trace of the page (NO_NAVSTART). */
const ATTEMPTS = 3;

/** Returns the Lighthouse scores for an address, retrying after NO_NAVSTART. */
export async function scoresOf(address: string, attempt = 1): Promise<Scores> {
  try {
    return await measure(address);
  } catch (error) {
    if (attempt === ATTEMPTS || !String(error).includes('NO_NAVSTART')) throw error;
    return scoresOf(address, attempt + 1);
  }
}

async function measure(address: string): Promise<Scores> {
  const folder = await mkdtemp(join(tmpdir(), 'observatorio-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await run(
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    );
    const { categories } = JSON.parse(await readFile(file, 'utf8'));
    const score = (name: keyof Scores) => Math.round(categories[name].score * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
