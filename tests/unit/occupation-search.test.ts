import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyDataset, occupation, type RowOf } from '@observatorio/contract';
import { importFiles } from '@observatorio/import';
import { createSearchIndex, searchItems } from '@observatorio/search';
import { openStore, type Store } from '@observatorio/store';
import { officialFiles } from '@observatorio/store/official-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedFirst, expectedOneOf, withoutMatch } from './occupation-terms';

/*
 * Checks that everyday search terms find the intended occupation in the complete official list. The
 * index has no weights, because frequency must not decide the meaning of a word.
 */

const { paths: official, missing } = officialFiles(
  'CBO2002 - Ocupacao.csv',
  'CBO2002 - Sinonimo.csv',
);

describe.skipIf(missing)('the search of the complete CBO', () => {
  let dataDir: string;
  let store: Store;
  let list: ReturnType<typeof searchItems>;
  let index: Awaited<ReturnType<typeof createSearchIndex>>;

  const rows = async <D extends AnyDataset>(dataset: D): Promise<RowOf<D>[]> =>
    (await store.answer(dataset, store.resolve(dataset, {}))).rows;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
    await importFiles('cbo', dataDir, official);
    store = await openStore(dataDir);
    const options = await rows(occupation.options);
    list = searchItems(
      options.filter(({ filter }) => filter === 'cod_cbo'),
      await rows(occupation.synonyms),
    );
    index = await createSearchIndex(list);
  });
  afterAll(async () => {
    await store?.close();
    await rm(dataDir, { recursive: true });
  });

  const first = (text: string): string | undefined => index.search(text)[0]?.code;

  it.each(Object.entries(expectedFirst))('ranks %s first for %s', (code, texts) => {
    expect(texts.map((text) => [text, first(text)])).toEqual(texts.map((text) => [text, code]));
  });

  it.each(Object.entries(expectedOneOf))('matches %s with one of %s', (text, codes) => {
    expect(codes).toContain(first(text));
  });

  it.each(withoutMatch)('finds nothing for “%s”', (text) => {
    expect(index.search(text)).toEqual([]);
  });

  it('ranks every occupation first for its title, the reversed title and its code', () => {
    const turned = (title: string) => title.split(' ').toReversed().join(' ');
    const lost = list.filter(({ code, title }) =>
      [title, turned(title), code].some((text) => first(text) !== code),
    );
    expect(list.length).toBeGreaterThan(2600);
    expect(lost).toEqual([]);
  });

  it('finds every occupation by each of its synonyms', () => {
    const lost = list.flatMap(({ code, synonyms }) =>
      synonyms.filter((name) => index.search(name).every((found) => found.code !== code)),
    );
    expect(lost).toEqual([]);
  });
});
