import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Declaration } from '../declaration';
import {
  catalogue,
  control,
  guardPage,
  mount,
  mountLoaded,
  newFixture,
  openTable,
  rowControls,
} from './harness';

guardPage();

const selecting = catalogue.filter(
  (declaration): declaration is Declaration & { selects: string } => Boolean(declaration.selects),
);

describe.each(selecting)('<$tag>', (declaration) => {
  const { selects } = declaration;

  it('sets and lifts its filter by click', async () => {
    const { element, root, group } = await mountLoaded(declaration, await newFixture());
    const changes = vi.fn();
    document.addEventListener('filter-change', ({ detail }: CustomEventInit) => changes(detail), {
      once: true,
    });
    await openTable(root);
    const [row] = rowControls(root);
    const name = row?.textContent ?? '';
    expect(row?.getAttribute('aria-pressed')).toBe('false');
    row?.click();
    const [code] = group.get()[selects] ?? [];
    expect(code).toBeTruthy();
    expect(changes).toHaveBeenCalledWith({
      group: element.getAttribute('group'),
      filter: selects,
      value: code,
      filters: group.get(),
    });
    // A card that goes down a level no longer lists what was chosen: its chip lifts it.
    await vi.waitFor(() =>
      expect(chosenRow(root, name) ?? control(root, /^Retirar|^Remover/)).toBeTruthy(),
    );
    (chosenRow(root, name) ?? control(root, /^Retirar|^Remover/))?.click();
    expect(group.get()).toEqual({});
  });

  it('sets its filter by keyboard', async () => {
    const { root, group } = await mountLoaded(declaration, await newFixture());
    await openTable(root);
    rowControls(root)[0]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(group.get()[selects]).toHaveLength(1);
  });

  it('leaves a filter alone that is its own', async () => {
    const fixture = await newFixture();
    const first = await mountLoaded(declaration, fixture);
    await openTable(first.root);
    rowControls(first.root)[0]?.click();
    const [code = ''] = first.group.get()[selects] ?? [];
    const attributes = { [selects]: code };
    const { root } = await mountLoaded(declaration, fixture, { attributes });
    await vi.waitFor(() => expect(control(root, /^Retirar|^Remover/)).toBeUndefined());
  });
});

describe.each(catalogue)('<$tag>', (declaration) => {
  const lastQuery = async (fixture: Awaited<ReturnType<typeof newFixture>>) =>
    (await fixture.log()).requests.at(-1)?.split('?')[1] ?? '';

  it('follows its group, and no other', async () => {
    const [here, there] = [await newFixture(), await newFixture()];
    const { group } = await mountLoaded(declaration, here);
    await mountLoaded(declaration, there);
    const before = (await there.log()).requests;
    group.set('genero', '2');
    await vi.waitFor(async () => expect(await lastQuery(here)).toBe('genero=2'));
    expect((await there.log()).requests).toEqual(before);
  });

  it('does not follow what it ignores', async () => {
    const fixture = await newFixture();
    const attributes = { ignore: 'uf genero' };
    const { group } = await mountLoaded(declaration, fixture, { attributes });
    group.set('genero', '2');
    group.set('faixaEtaria', '3');
    await vi.waitFor(async () => expect(await lastQuery(fixture)).toBe('faixaEtaria=3'));
  });

  it('asks once for what two of it show', async () => {
    const fixture = await newFixture();
    const pair = { group: 'pair' };
    await Promise.all([
      mountLoaded(declaration, fixture, pair),
      mountLoaded(declaration, fixture, pair),
    ]);
    const { requests } = await fixture.log();
    expect(new Set(requests).size).toBe(requests.length);
    expect(mount(declaration, fixture, pair).root).toBeTruthy();
  });
});

const chosenRow = (root: ShadowRoot, name: string) =>
  rowControls(root).find(
    (row) => row.textContent === name && row.getAttribute('aria-pressed') === 'true',
  );
