import { labourFilterDefinitions } from '@observatorio/contract';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { defineFilters, filters } from './index';

let warn: MockInstance;
let count = 0;

/** Creates a group with the filters of the labour overview, in a family that no other test uses. */
function newGroup() {
  count += 1;
  const family = `checked-${count}`;
  defineFilters(family, labourFilterDefinitions, true);
  return filters(`group-of-${family}`, family);
}

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

const warnings = (): string[] => warn.mock.calls.map(([message]) => String(message));

describe('setting filters from a script', () => {
  it.each<[string, string | number | (string | number)[], object]>([
    ['uf', 'SP', { uf: ['35'] }],
    ['uf', 35, { uf: ['35'] }],
    ['uf', 'rj, 35', { uf: ['33', '35'] }],
    ['estado', ['SP', 33], { uf: ['33', '35'] }],
    ['grande-setor', '04', { grandeSetor: ['4'] }],
    ['GrandeSetor', '4', { grandeSetor: ['4'] }],
    ['minimum_salary_range', '1', { minimumSalaryRange: ['1'] }],
    ['occupation', '4110-05', { occupation: ['411005'] }],
  ])('normalises values like attributes: %s = %j', (name, values, expected) => {
    const group = newGroup();
    group.set(name, values);
    expect(group.get()).toEqual(expected);
    group.clear(name);
    expect(group.get()).toEqual({});
    expect(warnings()).toEqual([]);
  });

  it('toggles a value regardless of its spelling', () => {
    const group = newGroup();
    group.toggle('uf', 'SP');
    group.toggle('estado', 35);
    expect(group.get()).toEqual({});
  });

  it('warns about a rejected value, lists the accepted ones and keeps the filters', () => {
    const group = newGroup();
    group.set('uf', 'SP');
    group.set('uf', 'XX');
    group.toggle('uf', 'YY');
    expect(group.get()).toEqual({ uf: ['35'] });
    expect(warnings()).toEqual([
      expect.stringMatching(/"XX" não é aceito em "uf".*11 ou RO/),
      expect.stringMatching(/"YY" não é aceito em "uf".*53 ou DF/),
    ]);
  });

  it('warns about an unknown name and lists the known ones', () => {
    const group = newGroup();
    group.set('cidade', '3550308');
    group.replace({ uf: ['SP'], bairro: ['1'] });
    expect(group.get()).toEqual({ uf: ['35'] });
    expect(warnings()).toEqual([
      expect.stringMatching(/"cidade" não existe.*municipio/),
      expect.stringMatching(/"bairro" não existe.*municipio/),
    ]);
  });

  it.each([[[{ uf: '35' }]], [[]], [[['uf', '35']]], [[35, '35']]])(
    'warns about a name that is not a string, without throwing: %j',
    (given) => {
      const group = newGroup();
      group.set('uf', '33');
      Reflect.apply(group.set, group, given);
      Reflect.apply(group.toggle, group, given);
      expect(group.get()).toEqual({ uf: ['33'] });
      expect(warnings()).toEqual(
        Array(2).fill(
          `filters("${group.name}"): o nome do filtro não é um texto e foi ignorado. Aceita o nome e o valor, como set("uf", "35").`,
        ),
      );
    },
  );

  it('validates filters once the family is known', () => {
    const group = filters('known-later');
    group.set('uf', 'sp');
    group.setDefaults({ genero: ['02'] });
    defineFilters('later', labourFilterDefinitions, true);
    filters('known-later', 'later');
    expect(group.get()).toEqual({ genero: ['2'], uf: ['35'] });
    group.clear();
    expect(group.get()).toEqual({ genero: ['2'] });
  });

  it('previews a write without changing the group', () => {
    const group = newGroup();
    const listener = vi.fn();
    group.subscribe(listener);
    expect(group.preview((writes) => writes.toggle('uf', 'SP'))).toEqual({ uf: ['35'] });
    expect(group.get()).toEqual({});
    expect(listener).not.toHaveBeenCalled();
  });
});
