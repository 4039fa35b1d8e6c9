import { canonical, type FilterOption, type Filters } from '@observatorio/contract';
import { states as allStates, type Category, regions } from '@observatorio/domain';
import type { Option } from '@observatorio/ui';
import { useMemo } from 'react';
import type { Card } from '../data/use-card';
import { useRows } from '../data/use-rows';

/** The lists that the fields of a bar offer. */
export interface FieldOptions {
  /** The reference year in force; without a choice, that of the data shown. */
  year: string;
  years: readonly Option[];
  regions: readonly Option[];
  /** Those of the regions in force. */
  states: readonly Option[];
  /** All that the data hold; undefined until it is known. */
  rows: readonly FilterOption[] | undefined;
  /** The same as fields offer it, by filter. */
  listed: Readonly<Record<string, readonly Option[]>>;
}

/** A category as a field offers it. */
export const toOption = ({ code, label }: Category): Option => ({ value: code, label });

const regionOptions = regions.map(toOption);

const picked = (filters: Filters, names: readonly string[]): Filters =>
  canonical(Object.fromEntries(names.map((name) => [name, filters[name] ?? []])));

function listsOf(rows: readonly FilterOption[]): Record<string, Option[]> {
  const lists: Record<string, Option[]> = {};
  for (const row of rows) (lists[row.filter] ??= []).push(toOption(row));
  return lists;
}

/** The lists of a bar's fields; those of the data, as far as the named filters let them be. */
export function useFieldOptions(card: Card, narrowing: readonly string[]): FieldOptions {
  const filters = useMemo(() => picked(card.filters, narrowing), [card.filters, narrowing]);
  const { resource, editions } = useRows(card, card.area.options, {
    filters,
    enabled: true,
  });
  const listed = useMemo(() => listsOf(resource.rows ?? []), [resource.rows]);
  const { ano, regiao } = card.filters;
  const year = ano?.[0] ?? String(editions[0]?.ano ?? '');
  const years = listed.ano ?? [];
  const inRegions = allStates.filter(({ region }) => !regiao?.length || regiao.includes(region));
  return {
    rows: resource.rows,
    year,
    years: years.some(({ value }) => value === year)
      ? years
      : [{ value: year, label: year }, ...years],
    regions: regionOptions,
    states: inRegions.map(toOption),
    listed,
  };
}
