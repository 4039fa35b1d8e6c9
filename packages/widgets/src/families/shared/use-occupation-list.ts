import { type FilterOption, type Filters, occupation } from '@observatorio/contract';
import { formatCbo } from '@observatorio/domain';
import {
  type Found,
  type SearchIndex,
  type SearchItem,
  searchItems,
  sharedIndex,
} from '@observatorio/search';
import { firstMatches, type Matches, type Option } from '@observatorio/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CardState } from '../../data/use-card';
import { useRows } from '../../data/use-rows';

/** Search index over all occupations. */
export interface OccupationList {
  /**
   * Returns the occupations that match a query, best first; the most common ones for an empty
   * query.
   */
  find(text: string): Matches;
  /** Returns the title of a CBO code; undefined until the list is loaded. */
  titleOf(code: string): string | undefined;
  /** Loading or error text; undefined when the list is ready. */
  status: string | undefined;
  /** Repeats a failed request. */
  retry(): void;
}

const noFilters: Filters = {};

const LOADING = 'Carregando a lista de profissões…';
const FAILED = 'A lista de profissões não chegou. Feche e abra esta lista para tentar de novo.';

const toOption = ({ code, title, name }: Pick<Found, 'code' | 'title' | 'name'>): Option => ({
  value: code,
  label: title,
  hint: [formatCbo(code), ...(name ? [`também: ${name}`] : [])].join(' · '),
});

/** Loads and indexes the list of occupations while `enabled`. */
export function useOccupationList(card: CardState, enabled: boolean): OccupationList {
  const wanted = { filters: noFilters, enabled, isList: true };
  const titles = useRows(card, occupation.options, wanted);
  const names = useRows(card, occupation.synonyms, wanted);
  const { rows: options } = titles.resource;
  // Titles and codes remain searchable if the synonyms fail to load.
  const synonyms = names.resource.status === 'error' ? noSynonyms : names.resource.rows;
  const list = useMemo(
    () => options && synonyms && searchItems(occupationsAmong(options), synonyms),
    [options, synonyms],
  );
  const index = useIndex(list);
  const byCode = useMemo(() => new Map(list?.map(({ code, title }) => [code, title])), [list]);
  const common = useMemo(() => list?.toSorted((a, b) => b.weight - a.weight).map(toOption), [list]);

  const find = useCallback(
    (text: string): Matches => {
      if (!text.trim()) return firstMatches(common ?? []);
      const found = index?.search(text) ?? [];
      const matching = found.filter(({ isNear }) => !isNear);
      return matching.length > 0
        ? firstMatches(matching.map(toOption))
        : firstMatches(found.map(toOption), true);
    },
    [index, common],
  );
  const hasFailed = titles.resource.status === 'error';
  return {
    find,
    titleOf: (code) => byCode.get(code),
    status: index ? undefined : hasFailed ? FAILED : LOADING,
    retry: titles.retry,
  };
}

const noSynonyms: readonly never[] = [];

const occupationsAmong = (options: readonly FilterOption[]): FilterOption[] =>
  options.filter(({ filter }) => filter === 'cod_cbo');

function useIndex(list: readonly SearchItem[] | undefined): SearchIndex | undefined {
  const [built, setBuilt] = useState<{ list: typeof list; index: SearchIndex }>();
  useEffect(() => {
    if (!list) return undefined;
    let isCurrent = true;
    void sharedIndex(list).then((index) => {
      if (isCurrent) setBuilt({ list, index });
    });
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return built?.list === list ? built?.index : undefined;
}
