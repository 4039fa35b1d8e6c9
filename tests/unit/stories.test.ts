import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, type Declaration } from '@observatorio/widgets';
import { expect, it } from 'vitest';
import { shotsOf, storedFiles } from '../visual/pictures';

const stories = join(import.meta.dirname, '../../stories');

const statesOfAll = ['rows', 'filtered', 'dark', 'contrast', 'narrow'];
const statesOfCards = ['loading', 'empty', 'failure', 'stale'];

const statesOf = ({ kind }: Declaration): readonly string[] =>
  kind === 'filters' ? statesOfAll : [...statesOfAll, ...statesOfCards];

const picturesOf = (tag: string): string[] =>
  storedFiles().filter((file) => file.startsWith(`${tag}/`));

const families = join(import.meta.dirname, '../../packages/widgets/src/families');

it('lists every declared element in the catalogue', () => {
  const sources = readdirSync(families, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(families, file), 'utf8'));
  const declared = sources.flatMap((source) =>
    [...source.matchAll(/\btag(?::| =) '([a-z]+-[a-z-]+)'/g)].map(([, tag]) => tag),
  );
  expect(new Set(catalogue.map(({ tag }): string => tag))).toEqual(new Set(declared));
});

it('has stories for every element', () => {
  const files = readdirSync(stories).filter((file) => file.endsWith('.stories.tsx'));
  expect(files.toSorted()).toEqual(catalogue.map(({ tag }) => `${tag}.stories.tsx`).toSorted());
});

it.each<Declaration>([...catalogue])('has a picture of each state of <$tag>', (declaration) => {
  const { tag } = declaration;
  const shown = statesOf(declaration).map((state) => ({
    type: 'story' as const,
    id: `${tag}--${state}`,
    title: tag,
    name: state,
  }));
  const expected = shotsOf(shown).map(({ file }) => file);
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

it.each<Declaration>([...catalogue])('shows all states of <$tag> in its stories', (declaration) => {
  const { tag } = declaration;
  const source = readFileSync(join(stories, `${tag}.stories.tsx`), 'utf8');
  const shown = [...source.matchAll(/\.\.\.states\.(\w+)/g)].map(([, state]) => state);
  const states = statesOf(declaration);
  expect(new Set(shown)).toEqual(new Set(['meta', ...states]));
  expect(shown).toHaveLength(states.length + 1);
});
