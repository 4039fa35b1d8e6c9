import { chipsOf } from '@observatorio/cards';
import { type Filters, labourArea } from '@observatorio/contract';
import { expect, it, vi } from 'vitest';
import { removeAllChips, removeChip } from './card-chips';

const cardWith = (filters: Filters, fixed: Filters = {}) => ({
  area: labourArea,
  props: {},
  api: '',
  group: 'labour',
  groupFilters: filters,
  filters,
  fixed,
  attributeFilters: fixed,
  refused: [],
  toggle: vi.fn(),
  set: vi.fn(),
  clear: vi.fn(),
});

const codes = (_filter: string, code: string) => code;

it("removes one value and keeps the filter's other values", () => {
  const card = cardWith({ uf: ['33', '35'] });
  const [first] = chipsOf(card, codes);
  if (first) removeChip(card, first);
  expect(card.set).toHaveBeenCalledWith('uf', ['35']);
});

it('clears each filter once, except fixed ones', () => {
  const card = cardWith({ uf: ['33', '35'], genero: ['2'], setor: ['23'] }, { setor: ['23'] });
  removeAllChips(card, chipsOf(card, codes));
  expect(card.clear.mock.calls).toEqual([['uf'], ['genero']]);
});
