import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, type Declaration } from '@observatorio/widgets';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { shotsOf, storedFiles } from '../visual/pictures';
import type { StoryEntry } from '../visual/story-browser';

const stories = join(import.meta.dirname, '../../stories');

/** Written by `.storybook/main.ts`, which every start of Vitest loads. */
const generated = join(stories, 'generated');

const statesOfAll = ['rows', 'filtered', 'dark', 'contrast', 'narrow'];
const statesOfCards = ['loading', 'empty', 'failure', 'stale'];

const statesOf = ({ kind, area }: Declaration): readonly string[] =>
  kind === 'filters'
    ? statesOfAll
    : [...statesOfAll, ...statesOfCards, ...(area.measures ? ['median'] : [])];

const sourceOf = ({ tag, area }: Declaration): string =>
  readFileSync(join(generated, area.family, `${tag}.stories.ts`), 'utf8');

/** Returns the stories of a tag as Storybook indexes them. */
function indexed(declaration: Declaration): StoryEntry[] {
  const options = { makeTitle: (title: string) => title };
  const { meta, stories: found } = loadCsf(sourceOf(declaration), options).parse();
  return found.map(({ id, name = '' }) => ({ type: 'story', id, name, title: meta.title ?? '' }));
}

const stateOf = ({ id }: StoryEntry): string => id.slice(id.lastIndexOf('--') + 2);

const picturesOf = (tag: string): string[] =>
  storedFiles().filter((file) => file.startsWith(`${tag}/`));

const cards = join(import.meta.dirname, '../../packages/cards/src');

it('lists every declared element in the catalogue', () => {
  const sources = readdirSync(cards, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(cards, file), 'utf8'));
  const declared = sources.flatMap((source) =>
    [...source.matchAll(/\btag(?::| =) '([a-z]+-[a-z-]+)'/g)].map(([, tag]) => tag),
  );
  expect(new Set(catalogue.map(({ tag }): string => tag))).toEqual(new Set(declared));
});

it('has stories for every element, and for no other', () => {
  const files = readdirSync(generated, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
  const expected = catalogue.map(({ tag, area }) => `${area.family}/${tag}.stories.ts`);
  expect(files.toSorted()).toEqual(expected.toSorted());
});

it.each<Declaration>([...catalogue])('shows all states of <$tag> in its stories', (declaration) => {
  const shown = indexed(declaration);
  const used = [...sourceOf(declaration).matchAll(/\.\.\.states\.(\w+)/g)].map(
    ([, state]) => state,
  );
  expect(used).toEqual(shown.map(stateOf));
  expect(new Set(used)).toEqual(new Set(statesOf(declaration)));
  expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
  for (const { title } of shown) expect(title.split('/').at(-1)).toBe(declaration.tag);
});

it.each<Declaration>([...catalogue])('has a picture of each state of <$tag>', (declaration) => {
  const { tag } = declaration;
  const expected = shotsOf(indexed(declaration)).map(({ file }) => file);
  const command = `npm run test:visual -- ${tag} --update`;
  expect(picturesOf(tag).toSorted(), `execute ${command}`).toEqual(expected.toSorted());
});

it('has a different picture for each of an element’s stories', () => {
  const alike = catalogue.flatMap(({ tag }) => {
    const files = picturesOf(tag);
    const pictures = files.map((file) => readFileSync(join(stories, 'pictures', file), 'base64'));
    return files.filter((_, index) => pictures.indexOf(pictures[index] ?? '') !== index);
  });
  expect(alike).toEqual([]);
});
