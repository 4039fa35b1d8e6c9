import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pages } from '@observatorio/pages';
import { catalogue } from '@observatorio/widgets';
import { expect, it } from 'vitest';

/*
 * A page's path and a tag's name stand in their declaration, and where they are laid out or tested.
 * Anything else derives them, so that a page or a tag can be renamed in one place.
 */

const root = resolve(import.meta.dirname, '../..');

const declares =
  /^\s*(?:tag|path|page): '|\{ page: '|satisfies Declaration<|: Declaration<'|\bimport\b|\bfrom '/;

/** Code that may name pages and tags: tests, stories, layouts. */
const isExempt = (file: string): boolean =>
  /\.test\.|^tests\/|^stories\/|\/(fixtures|testing|conformance)\/|^portal\/src\/pages\//.test(
    file,
  );

/** Lines that may name one, with the reason. */
const allowed = new Map([
  // The page with a size budget of its own weighs more in the plan of the chunks.
  ['packages/widgets/build/sites/bundle.ts', 'labour-map'],
]);

const names = [
  ...Object.values(pages).map(({ path }) => path),
  ...catalogue.map(({ tag }) => tag as string),
];

it('names each page and tag only in its declaration, layout and tests', () => {
  const files = execFileSync('git', ['ls-files', '--', 'packages', 'portal'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !isExempt(file));
  const found = files.flatMap((file) =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .filter((line) => !declares.test(line))
      .flatMap((line) =>
        names
          .filter((name) => ["'", '"', '?', '#'].some((end) => line.includes(`'${name}${end}`)))
          .filter((name) => allowed.get(file) !== name)
          .map((name) => `${file}: ${name}`),
      ),
  );
  expect(found).toEqual([]);
});
