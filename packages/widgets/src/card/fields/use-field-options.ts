import { optionsRequest } from '@observatorio/cards';
import type { Resource } from '@observatorio/client';
import { editionFor, type FilterOption, isFinalYear, yearName } from '@observatorio/contract';
import { states as allStates, regions } from '@observatorio/domain';
import { foldText } from '@observatorio/language';
import type { Option } from '@observatorio/ui';
import { useMemo, useState } from 'react';
import type { CardState } from '../../data/use-card';
import { useManifest } from '../../data/use-manifest';
import { useRows } from '../../data/use-rows';
import { optionLists, toOption } from './option-lists';

/** Options of the fields of a filter bar. */
export interface FieldOptions {
  /** Selected reference year; without a selection, the year of the shown data. */
  year: string;
  /** Labels say which years are partial. */
  years: readonly Option[];
  /** The newest year with final official data, unless it is selected or there is none. */
  newest: Option | undefined;
  regions: readonly Option[];
  /** States of the selected regions. */
  states: readonly Option[];
  /** All available options; undefined until loaded. */
  rows: readonly FilterOption[] | undefined;
  /** `rows` as field options, by filter. */
  listed: Readonly<Record<string, readonly Option[]>>;
  /** The failed options request, if a retry may help; otherwise undefined. */
  failed: { message: string; onRetry: () => void } | undefined;
  /** Props of the fields with long lists, which load when one of those fields gets the focus. */
  longList: { status: string | undefined; onFocus: () => void };
}

const regionOptions = regions.map(toOption);

/** States in alphabetical order, sorted without a collator: see `decimal` in the domain. */
const sortedStates = allStates.toSorted((a, b) => (foldText(a.label) < foldText(b.label) ? -1 : 1));

/** States as field options. */
export const stateOptions: readonly Option[] = sortedStates.map(toOption);

/** Years with data, which the API lists when it rejects the requested one. */
const availableYears = (resource: Resource<FilterOption>): string[] =>
  resource.status === 'error' ? (resource.failure.problem?.anos ?? []).map(String) : [];

/** A year as a field option, and whether its data are official and final. */
interface YearOption extends Option {
  isFinal: boolean;
}

/** Returns the years as field options. */
function useYearOptions({ api, area, filters }: CardState, years: readonly string[]): YearOption[] {
  const manifest = useManifest(api);
  const source = area.options.source(filters);
  return years.map((year) => {
    const edition = manifest && editionFor(manifest, source, year);
    return {
      value: year,
      label: edition ? yearName(edition) : year,
      isFinal: edition?.tipo === 'oficial' && isFinalYear(edition),
    };
  });
}

/** Returns the newest year with final official data, unless it is the selected one. */
function newestOf(years: readonly YearOption[], selected: string): Option | undefined {
  const [newest] = years
    .filter(({ isFinal }) => isFinal)
    .toSorted((a, b) => Number(b.value) - Number(a.value));
  return newest?.value === selected ? undefined : newest;
}

/** Loads the options of a bar's fields. */
export function useFieldOptions(card: CardState): FieldOptions {
  const [isWhole, setWhole] = useState(false);
  const { filters } = useMemo(
    () => optionsRequest(card.area, card.filters, isWhole),
    [card.area, card.filters, isWhole],
  );
  const { resource, editions, retry } = useRows(card, card.area.options, {
    filters,
    enabled: true,
    isList: true,
  });
  const listed = useMemo(() => optionLists(resource.rows ?? []), [resource.rows]);
  const { ano, regiao } = card.filters;
  const year = ano?.[0] ?? String(editions[0]?.ano ?? '');
  const years = listed.ano?.map(({ value }) => value) ?? availableYears(resource);
  const yearOptions = useYearOptions(card, years.includes(year) ? years : [year, ...years]);
  const inRegions = sortedStates.filter(({ region }) => !regiao?.length || regiao.includes(region));
  return {
    rows: resource.rows,
    year,
    years: yearOptions,
    newest: newestOf(yearOptions, year),
    regions: regionOptions,
    states: inRegions.map(toOption),
    listed,
    failed:
      resource.status === 'error' &&
      !resource.failure.problem?.parametro &&
      availableYears(resource).length === 0
        ? { message: resource.failure.message, onRetry: retry }
        : undefined,
    longList: {
      status: isWhole && resource.status === 'loading' ? 'Carregando a lista…' : undefined,
      onFocus: () => setWhole(true),
    },
  };
}
