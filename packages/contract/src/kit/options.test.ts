import { type AnyDataset, areas, OMITTED } from '@observatorio/contract';
import { expect, it } from 'vitest';

it.each(Object.entries(areas))('keeps the options of every filter on the wire (%s)', (_, area) => {
  const { filters, encode, decode }: AnyDataset = area.options;
  const names = filters.map(({ name }) => name).filter((name) => name !== OMITTED);
  const options = names.map((filter) => ({ filter, code: '2019', label: '2019' }));
  const received = decode(encode(options)).map((row) => row.filter);
  expect(new Set(received)).toEqual(new Set(names));
});
