import { graduateFilters, labourFilters } from '@observatorio/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('keeps the filters of two families of the group', async () => {
  start('?modalidade=1&setor=3&uf=35');
  filters('bound', 'graduate');
  const unbindSecond = bindAddress(group, graduateFilters);
  const restored = { modalidade: ['1'], setor: ['3'], uf: ['35'] };
  expect(group.get()).toEqual(restored);
  expect(location.search).toBe('?modalidade=1&setor=3&uf=35');

  const entries = history.length;
  group.set('uf', '33');
  await expect.poll(() => location.search).toBe('?modalidade=1&setor=3&uf=33');
  expect(history.length).toBe(entries + 1);
  history.back();
  await expect.poll(() => group.get()).toEqual(restored);
  unbindSecond();
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
