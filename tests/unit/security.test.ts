import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, '.github/SECURITY.md'), 'utf8');

/** The threats: each row of the table without its heading. */
const threats = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split(' | '));

it('every threat names a test that exists', () => {
  expect(threats.length).toBeGreaterThan(20);
  for (const [threat, , reference = ''] of threats) {
    const [, file = '', name = ''] = /^`([^`]+)` ›\s?(.*?)\s*\|$/.exec(reference) ?? [];
    expect(file, `${threat}: ${reference}`).not.toBe('');
    expect(name, `${threat}: ${reference}`).not.toBe('');
    expect(readFileSync(resolve(root, file), 'utf8'), String(threat)).toContain(name);
  }
});
