import { codeList, occupationFilters, profileFilterDefinitions } from '@observatorio/contract';
import { effect } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { defineDelayedDefaults, defineFilters, filters, filtersSignal } from './index';

let count = 0;
const newGroup = (family?: string) => filters(`group-${++count}`, family);

/** Creates a filter with these codes. */
const list = (name: string, ...codes: string[]) =>
  codeList(
    undefined,
    name,
    name,
    codes.map((code) => ({ code, label: code })),
  );

describe('a filter group', () => {
  it('is shared by calls with the same name', () => {
    filters('shared').set('uf', '35');
    expect(filters('shared').get()).toEqual({ uf: ['35'] });
    expect(filters('another').get()).toEqual({});
  });

  it('selects a toggled value alone and deselects it when toggled again', () => {
    const group = newGroup();
    group.toggle('uf', '35');
    expect(group.get()).toEqual({ uf: ['35'] });
    group.toggle('uf', '33');
    expect(group.get()).toEqual({ uf: ['33'] });
    group.toggle('uf', '33');
    expect(group.get()).toEqual({});
  });

  it('sets several codes and clears one filter or all', () => {
    const group = newGroup();
    group.set('uf', ['35', '33', '35']);
    group.set('genero', '2');
    expect(group.get()).toEqual({ genero: ['2'], uf: ['33', '35'] });
    group.toggle('uf', '35');
    expect(group.get().uf).toEqual(['33']);
    group.set('uf', null);
    expect(group.get()).toEqual({ genero: ['2'] });
    group.clear();
    expect(group.get()).toEqual({});
  });

  it('drops empty values, like an empty attribute', () => {
    const group = filters('empty value', 'labour');
    group.set('uf', '35');
    group.set('uf', '');
    expect(group.get()).toEqual({});
    group.set('uf', ['', '33']);
    expect(group.get()).toEqual({ uf: ['33'] });
    group.toggle('uf', '');
    expect(group.get().uf).toBeUndefined();
  });

  it('falls back to its defaults and excludes them from the chosen filters', () => {
    const group = newGroup();
    group.set('uf', '35');
    group.setDefaults({ ano: ['2019'] });
    expect(group.get()).toEqual({ ano: ['2019'], uf: ['35'] });
    group.set('ano', '2016');
    expect(group.chosen()).toEqual({ ano: ['2016'], uf: ['35'] });
    group.clear();
    expect(group.get()).toEqual({ ano: ['2019'] });
    expect(group.chosen()).toEqual({});
  });

  it('notifies its listeners only when the filters change', () => {
    const group = newGroup();
    const listener = vi.fn();
    const unsubscribe = group.subscribe(listener);
    group.set('uf', '35');
    group.set('uf', '35');
    expect(listener).toHaveBeenCalledExactlyOnceWith(
      { uf: ['35'] },
      {
        name: 'uf',
        previous: {},
        isState: false,
      },
    );
    unsubscribe();
    group.clear();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is mirrored by a signal', () => {
    const group = newGroup();
    const seen: unknown[] = [];
    const dispose = effect(() => {
      seen.push(filtersSignal(group).value);
    });
    group.set('uf', '35');
    dispose();
    expect(seen).toEqual([{}, { uf: ['35'] }]);
  });

  it("follows its family's rule even if the family is passed later", () => {
    const group = newGroup();
    group.set('uf', ['35', '41']);
    filters(group.name, 'labour');
    group.set('regiao', '3');
    expect(group.get()).toEqual({ regiao: ['3'], uf: ['35'] });
  });

  it('accepts the filters of all its families, and follows the rules of each', () => {
    defineFilters('first-family', [list('genero', '1', '2')], true);
    defineFilters('second-family', [list('rede', '1'), list('uf', '35', '41')], true);
    const group = newGroup('first-family');
    filters(group.name, 'second-family');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    group.replace({ genero: ['2'], rede: ['1'], nada: ['1'], uf: ['35', '41'] });
    expect(group.get()).toEqual({ genero: ['2'], rede: ['1'], uf: ['35', '41'] });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    filters(group.name, 'labour');
    group.set('regiao', '3');
    expect(group.get()).toEqual({ genero: ['2'], rede: ['1'], regiao: ['3'], uf: ['35'] });
  });

  it('gives the filters of one concept the same codes under the names of each family', () => {
    const group = newGroup('occupation');
    defineFilters('occupation', occupationFilters, true);
    defineFilters('profile', profileFilterDefinitions, true);
    group.set('cod_cbo', '225125');
    filters(group.name, 'profile');
    expect(group.get().codigoBrasileiroOcupacao).toEqual(['225125']);
    group.set('setorEmpresa', '16');
    group.set('sexo', '2');
    expect(group.get().sexotrabalhador).toEqual(['2']);
    // Another occupation clears the sector, by the rule of the profile.
    group.toggle('cod_cbo', '411010');
    expect(group.get()).toEqual({
      cod_cbo: ['411010'],
      codigoBrasileiroOcupacao: ['411010'],
      sexo: ['2'],
      sexotrabalhador: ['2'],
    });
    group.clear('codigoBrasileiroOcupacao');
    expect(group.get()).toEqual({ sexo: ['2'], sexotrabalhador: ['2'] });
    group.fix({}, { codigoBrasileiroOcupacao: ['225125'] });
    expect(group.get().cod_cbo).toEqual(['225125']);
  });

  it('accepts the values of either family in a filter of both', () => {
    defineFilters('narrow-family', [list('nivel', 'Superior')], true);
    defineFilters('wide-family', [list('nivel', 'Superior', 'Todos')], true);
    const group = newGroup('narrow-family');
    filters(group.name, 'wide-family');
    group.set('nivel', 'todos');
    expect(group.get()).toEqual({ nivel: ['Todos'] });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    group.set('nivel', 'Médio');
    expect(group.get()).toEqual({ nivel: ['Todos'] });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Superior, Todos'));
    warn.mockRestore();
  });

  it('receives the delayed defaults of each of its families once', () => {
    vi.useFakeTimers();
    defineDelayedDefaults('late-family', { filters: { nivel: ['Superior'] }, delay: 100 });
    const group = newGroup('labour');
    filters(group.name, 'late-family');
    filters(group.name, 'late-family');
    expect(vi.getTimerCount()).toBe(1);
    expect(group.get()).toEqual({});
    vi.advanceTimersByTime(100);
    expect(group.get()).toEqual({ nivel: ['Superior'] });
    defineDelayedDefaults('late-family');
    vi.useRealTimers();
  });

  it('overrides its filters with fixed ones, and returns to its own once none are fixed', () => {
    const group = newGroup('labour');
    const bar = {};
    group.set('uf', '31');
    group.fix(bar, { uf: ['35'] });
    group.set('genero', '2');
    group.set('uf', '33');
    expect(group.get()).toEqual({ genero: ['2'], uf: ['35'] });
    expect(group.chosen()).toEqual({ genero: ['2'], uf: ['33'] });
    expect(group.fixed()).toEqual({ uf: ['35'] });
    filters(group.name, 'another-family');
    group.fix(bar, {});
    expect(group.get()).toEqual({ genero: ['2'], uf: ['33'] });
  });

  it('applies its rule to the fixed filters', () => {
    const group = newGroup('graduate');
    group.set('dimensao', 'Concluintes');
    expect(group.get().dimensao).not.toEqual(['Concluintes']);
    group.fix({}, { nivel_ensino: ['Superior'] });
    group.set('dimensao', 'Concluintes');
    expect(group.get().dimensao).toEqual(['Concluintes']);
  });

  it.each([
    ['regiao', '1'],
    ['municipio', '3304557'],
  ])('drops a %s outside of a fixed state', (name, value) => {
    const group = newGroup('labour');
    group.fix({}, { uf: ['35'] });
    group.set(name, value);
    expect(group.get()).toEqual({ uf: ['35'] });
  });

  it('notifies its listeners when a filter is fixed to its present value', () => {
    const group = newGroup();
    group.set('uf', '35');
    const listener = vi.fn();
    group.subscribe(listener);
    const bar = {};
    group.fix(bar, { uf: ['35'] });
    group.fix(bar, { uf: ['35'] });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies all listeners even if one throws', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const group = newGroup();
    const error = new Error('of a page');
    group.subscribe(() => {
      throw error;
    });
    const listener = vi.fn();
    group.subscribe(listener);
    group.set('uf', '35');
    expect(listener).toHaveBeenCalledOnce();
    expect(reported).toHaveBeenCalledWith(error);
    vi.unstubAllGlobals();
  });
});

describe('the labour rule', () => {
  const after = (...writes: [string, string | string[] | null][]) => {
    const group = newGroup('labour');
    for (const [name, values] of writes) group.set(name, values);
    return group.get();
  };

  it.each([
    [
      'a region drops states outside it',
      [
        ['uf', ['35', '41']],
        ['regiao', '3'],
      ],
      { regiao: ['3'], uf: ['35'] },
    ],
    [
      'a region drops cities outside it',
      [
        ['municipio', '4106902'],
        ['regiao', '3'],
      ],
      { regiao: ['3'] },
    ],
    [
      'a state drops cities outside it',
      [
        ['municipio', '3550308'],
        ['uf', '33'],
      ],
      { uf: ['33'] },
    ],
    [
      'a state drops a region that does not contain it',
      [
        ['regiao', '3'],
        ['uf', '41'],
      ],
      { uf: ['41'] },
    ],
    ['a city sets its state', [['municipio', '3550308']], { municipio: ['3550308'], uf: ['35'] }],
    [
      'a city replaces another state',
      [
        ['uf', '41'],
        ['municipio', '3550308'],
      ],
      { municipio: ['3550308'], uf: ['35'] },
    ],
    [
      'a city drops a region that does not contain it',
      [
        ['regiao', '4'],
        ['municipio', '3550308'],
      ],
      { municipio: ['3550308'], uf: ['35'] },
    ],
    [
      'clearing the state clears the city',
      [
        ['municipio', '3550308'],
        ['uf', null],
      ],
      {},
    ],
    [
      'clearing the city keeps the state',
      [
        ['municipio', '3550308'],
        ['municipio', null],
      ],
      { uf: ['35'] },
    ],
    [
      'clearing the region keeps the state',
      [
        ['regiao', '3'],
        ['uf', '35'],
        ['regiao', null],
      ],
      { uf: ['35'] },
    ],
    [
      'a macro sector drops sectors outside it',
      [
        ['setor', ['15', '16']],
        ['grandeSetor', '3'],
      ],
      { grandeSetor: ['3'], setor: ['16'] },
    ],
    [
      'a sector drops a macro sector that does not contain it',
      [
        ['grandeSetor', '3'],
        ['setor', '15'],
      ],
      { setor: ['15'] },
    ],
    [
      'other filters are independent',
      [
        ['genero', '1'],
        ['uf', '35'],
        ['setor', '15'],
      ],
      { genero: ['1'], setor: ['15'], uf: ['35'] },
    ],
  ] as const)('%s', (_, writes, expected) => {
    expect(after(...(writes as unknown as [string, string[]][]))).toEqual(expected);
  });

  it('sets the state of a restored city', () => {
    const group = newGroup('labour');
    group.replace({ municipio: ['3550308'] });
    expect(group.get()).toEqual({ municipio: ['3550308'], uf: ['35'] });
  });

  it('does not reconcile a restored state and region', () => {
    const group = newGroup('labour');
    group.replace({ regiao: ['3'], uf: ['41'] });
    expect(group.get()).toEqual({ regiao: ['3'], uf: ['41'] });
  });
});
