import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pages } from '@observatorio/pages';
import { catalogue } from '@observatorio/widgets';
import { expect, it } from 'vitest';

/*
 * Only the declaration, the layout and the tests of a page or a tag contain its path or its name.
 * All other code derives it, so that a page or a tag can be renamed in one place.
 */

const root = resolve(import.meta.dirname, '../..');

const declares = /^\s*(?:tag|path|page): ['`]|\{ page: '|const \w+Page = '|satisfies Declaration<'/;

const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/.test(line);

/** Tests and what they share. */
const isExempt = (file: string): boolean =>
  /\.test\.|\/(?:fixtures|testing|conformance)\//.test(file);

const isLayout = (file: string): boolean => file.startsWith('portal/src/pages/');

/** Patterns exclude parts of longer names, and of the paths of files and of the API. */
const paths = Object.values(pages).map(({ path }) => new RegExp(`(?<![\\w.-])${path}(?![\\w-])`));
const tags = catalogue.map(({ tag }) => new RegExp(`(?<![\\w/-])${tag}(?![\\w-])`));

it('names each page and tag only in its declaration, layout and tests', () => {
  const files = execFileSync('git', ['ls-files', '--', 'packages', 'portal'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !isExempt(file));
  const found = files.flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .filter((line) => !declares.test(line) && !isComment(line))
      .filter((line) => [...paths, ...(isLayout(file) ? [] : tags)].some((name) => name.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
