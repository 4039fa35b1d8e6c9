import { codeList, type FilterDefinition, labourFilters } from '@observatorio/contract';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bindAddress } from './bind-address';
import { filters } from './groups';

const group = filters('bound', 'labour');
const original = location.search;
let unbind: () => void;

const start = (search: string) => {
  history.replaceState(null, '', `${location.pathname}${search}#secao`);
  unbind = bindAddress(group, labourFilters);
};

beforeEach(() => {
  group.setDefaults({});
  group.clear();
});
afterEach(() => {
  unbind();
  history.replaceState(null, '', location.pathname + original);
});

it('reads the initial filters from the URL and omits the defaults from it', async () => {
  group.set('genero', '2');
  group.setDefaults({ ano: ['2019'] });
  start('?q=1&uf=35');
  expect(group.get()).toEqual({ ano: ['2019'], uf: ['35'] });
  group.toggle('uf', '33');
  await expect.poll(() => location.search).toBe('?q=1&uf=33');
  expect(location.hash).toBe('#secao');
});

it('batches several writes into one history entry and follows back and forward navigation', async () => {
  start('?q=1');
  const entries = history.length;
  group.toggle('uf', '35');
  group.toggle('genero', '2');
  await expect.poll(() => location.search).toBe('?q=1&genero=2&uf=35');
  expect(history.length).toBe(entries + 1);

  history.back();
  await expect.poll(() => group.get()).toEqual({});
  history.forward();
  await expect.poll(() => group.get()).toEqual({ genero: ['2'], uf: ['35'] });
  expect(history.length).toBe(entries + 1);
});

it('does not add a history entry for a restored state', async () => {
  start('?q=1');
  const entries = history.length;
  group.replace({ uf: ['35'] });
  await expect.poll(() => location.search).toBe('?q=1&uf=35');
  expect(history.length).toBe(entries);
});

describe('two families of a group', () => {
  const mixed = filters('mixed', 'labour');
  const place = [{ ...labourFilters[2], name: 'lugar', pageName: 'lugar' }];
  const level = (...codes: string[]) => [
    codeList(
      'nivel',
      'Nível',
      codes.map((code) => ({ code, label: code })),
    ),
  ];
  const narrow = [...level('Superior'), ...labourFilters];
  const wide = [...level('Superior', 'Todos'), ...place];
  const bind = (search: string, ...lists: (readonly FilterDefinition[])[]) => {
    history.replaceState(null, '', location.pathname + search);
    const ends = lists.map((each) => bindAddress(mixed, each));
    onTestFinished(() => {
      for (const end of ends) end();
    });
  };

  it.each([
    ['narrow', [narrow, wide]],
    ['wide', [wide, narrow]],
  ])('keep values that only one accepts, with the %s one first', (_, lists) => {
    bind('?nivel=Todos&uf=35&lugar=33', ...lists);
    expect(mixed.get()).toEqual({ nivel: ['Todos'], uf: ['35'], lugar: ['33'] });
  });

  it('create one history entry for a choice, and restore all filters of one', async () => {
    bind('?uf=35&lugar=33', narrow, wide);
    const entries = history.length;
    mixed.set('uf', '31');
    await expect.poll(() => location.search).toContain('uf=31');
    mixed.set('lugar', '29');
    await expect.poll(() => location.search).toContain('lugar=29');
    mixed.clear();
    await expect.poll(() => location.search).toBe('');
    expect(history.length).toBe(entries + 3);
    history.go(-3);
    await expect.poll(() => mixed.get()).toEqual({ uf: ['35'], lugar: ['33'] });
    expect(new URLSearchParams(location.search).get('lugar')).toBe('33');
    history.go(3);
    await expect.poll(() => mixed.get()).toEqual({});
  });
});

it('stops when unbound', async () => {
  start('');
  unbind();
  group.toggle('uf', '35');
  await Promise.resolve();
  expect(location.search).toBe('');
});

it('warns when a second group with the same filter names is bound', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  start('?uf=35');
  bindAddress(group, labourFilters)();
  expect(warn).not.toHaveBeenCalled();
  bindAddress(filters('second', 'labour'), labourFilters)();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"second".*"bound"/));
  warn.mockRestore();
});
