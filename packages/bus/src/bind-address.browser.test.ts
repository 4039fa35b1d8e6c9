import {
  courseFilterDefinitions,
  type FilterDefinition,
  graduateFilterDefinitions,
  labourFilterDefinitions,
  occupationFilters,
  profileFilterDefinitions,
} from '@observatorio/contract';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bindAddress } from './bind-address';
import { defineFilters, filters } from './groups';
import { initProfile } from './init-profile';

const group = filters('bound', 'labour');
const original = location.search;
let unbind: () => void;

const start = (search: string) => {
  history.replaceState(null, '', `${location.pathname}${search}#secao`);
  unbind = bindAddress(group, labourFilterDefinitions);
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
  const bind = (search: string, ...lists: (readonly FilterDefinition[])[]) => {
    history.replaceState(null, '', location.pathname + search);
    const ends = lists.map((each) => bindAddress(mixed, each));
    onTestFinished(() => {
      for (const end of ends) end();
    });
  };

  it.each([
    ['other', [graduateFilterDefinitions, courseFilterDefinitions]],
    ['accepting', [courseFilterDefinitions, graduateFilterDefinitions]],
  ])('keep a value that only one accepts, with the %s one first', (_, lists) => {
    bind('?eixo_tecnologico=2&modalidade=1&nivel_ensino=Todos', ...lists);
    expect(mixed.get()).toEqual({
      eixo_tecnologico: ['2'],
      modalidade: ['1'],
      nivel_ensino: ['Todos'],
    });
  });

  it('create one history entry for a choice, and restore all filters of one', async () => {
    bind('?eixo_tecnologico=2&modalidade=1', graduateFilterDefinitions, courseFilterDefinitions);
    const entries = history.length;
    mixed.set('modalidade', '2');
    await expect.poll(() => location.search).toContain('modalidade=2');
    mixed.set('eixo_tecnologico', '3');
    await expect.poll(() => location.search).toContain('eixo_tecnologico=3');
    mixed.clear();
    await expect.poll(() => location.search).toBe('');
    expect(history.length).toBe(entries + 3);
    history.go(-3);
    const first = { eixo_tecnologico: ['2'], modalidade: ['1'] };
    await expect.poll(() => mixed.get()).toEqual(first);
    expect(new URLSearchParams(location.search).get('eixo_tecnologico')).toBe('2');
    history.go(3);
    await expect.poll(() => mixed.get()).toEqual({});
  });
});

it('keeps one parameter for a filter that two families name differently', async () => {
  defineFilters('search-names', occupationFilters, true);
  defineFilters('profile-names', profileFilterDefinitions, true);
  const both = filters('occupations', 'search-names');
  filters('occupations', 'profile-names');
  history.replaceState(null, '', `${location.pathname}?cbo=225125`);
  const ends = [occupationFilters, profileFilterDefinitions].map((each) => bindAddress(both, each));
  onTestFinished(() => {
    for (const end of ends) end();
  });
  expect(both.get()).toEqual({ cod_cbo: ['225125'], codigoBrasileiroOcupacao: ['225125'] });
  both.set('codigoBrasileiroOcupacao', '411010');
  await expect.poll(() => location.search).toBe('?cbo=411010');
  expect(both.get().cod_cbo).toEqual(['411010']);
  both.clear('cod_cbo');
  await expect.poll(() => location.search).toBe('');
  expect(both.get()).toEqual({});
});

it.each([
  ['?cbo=abc', {}],
  ['?codigoBrasileiroOcupacao=2251', {}],
  ['?cbo=', { codigoBrasileiroOcupacao: ['225125'] }],
  ['?utm=abc', { codigoBrasileiroOcupacao: ['225125'] }],
])('starts a profile at %s with %j', async (search, expected) => {
  const profile = filters('new-profile', 'profile');
  profile.clear();
  history.replaceState(null, '', location.pathname + search);
  unbind = bindAddress(profile, profileFilterDefinitions);
  const option = { filter: 'codigoBrasileiroOcupacao', code: '225125', label: 'Médico' };
  initProfile(profile, [option]);
  expect(profile.get()).toEqual(expected);
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
  bindAddress(group, labourFilterDefinitions)();
  expect(warn).not.toHaveBeenCalled();
  bindAddress(filters('second', 'labour'), labourFilterDefinitions)();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"second".*"bound"/));
  warn.mockRestore();
});
