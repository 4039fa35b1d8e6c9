import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '@observatorio/contract';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const importers = join(root, 'packages/import/src');

const tests = readdirSync(importers, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(importers, file), 'utf8'));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

describe.each(sources)('the source %s', (source) => {
  it('has a test of its importer', () => {
    expect(
      tests.some((test) => test.includes(`'${source}'`)),
      `No test in packages/import/src imports '${source}': add one, as \`importFiles('${source}', …)\`.`,
    ).toBe(true);
  });

  it('is in the README', () => {
    expect(
      new RegExp(`\\b${source}\\b`).test(readme),
      `README.md does not name ${source}: add it to the import commands there.`,
    ).toBe(true);
  });
});
