import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, '.github/SECURITY.md'), 'utf8');

/** Rows of the table of threats, without its header. */
const threats = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split(' | '));

/** Returns the titles of a file's tests and groups, and the first cells of parametrised rows. */
const titlesIn = (file: string): string[] => {
  const source = readFileSync(resolve(root, file), 'utf8');
  const first = /[([]\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`),/g;
  return [...source.matchAll(first)].map(([, ...texts]) => texts.find((each) => each) ?? '');
};

it('finds the test named for every threat', () => {
  expect(threats.length).toBeGreaterThan(20);
  for (const [threat, , reference = ''] of threats) {
    const [, file = '', name = ''] = /^`([^`]+)` ›\s?(.*?)\s*\|$/.exec(reference) ?? [];
    expect(file, `${threat}: ${reference}`).not.toBe('');
    expect(name, `${threat}: ${reference}`).not.toBe('');
    const titles = titlesIn(file);
    expect(
      titles.some((title) => title.includes(name)),
      `${threat}: ${name}`,
    ).toBe(true);
  }
});
