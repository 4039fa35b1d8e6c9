import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of WCAG 2.2 levels A and AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on a page in the light and the dark colour scheme. Returns one message per violation.
 */
export async function accessFaults(page: Page, runOnly = standards): Promise<string[]> {
  await page.evaluate(axe);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const results = await page.evaluate(
      (rules) => Reflect.get(window, 'axe').run({ runOnly: rules }),
      runOnly,
    );
    for (const { id, nodes } of results.violations) {
      for (const { target, failureSummary } of nodes) {
        found.push(`${colorScheme} ${id} ${target}: ${failureSummary}`);
      }
    }
  }
  return found;
}
