import { type FilterOption, type Filters, occupation } from '@observatorio/contract';
import { formatCbo } from '@observatorio/domain';
import {
  type Findable,
  type Found,
  findables,
  type SearchIndex,
  sharedIndex,
} from '@observatorio/search';
import { firstMatches, type Matches, type Option } from '@observatorio/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Card } from '../../data/use-card';
import { useRows } from '../../data/use-rows';

/** All occupations, as a field finds them. */
export interface OccupationList {
  /** What a text means, best first; the most common ones where it is empty. */
  find(text: string): Matches;
  titleOf(code: string): string | undefined;
  /** Why nothing can be found yet; undefined once it can. */
  status: string | undefined;
  /** Asks again for what did not arrive. */
  retry(): void;
}

const all: Filters = {};

const LOADING = 'Carregando a lista de profissões…';
const FAILED = 'A lista de profissões não chegou. Feche e abra esta lista para tentar de novo.';

const toOption = ({ code, title, name }: Found): Option => ({
  value: code,
  label: title,
  hint: [formatCbo(code), ...(name ? [`também: ${name}`] : [])].join(' · '),
});

/** The list of occupations, once it is wanted. */
export function useOccupationList(card: Card, enabled: boolean): OccupationList {
  const titles = useRows(card, occupation.options, { filters: all, enabled });
  const names = useRows(card, occupation.synonyms, { filters: all, enabled });
  const { rows: options } = titles.resource;
  // Without their other names, occupations are still found by title and code.
  const others = names.resource.status === 'error' ? none : names.resource.rows;
  const list = useMemo(
    () => options && others && findables(occupationsAmong(options), others),
    [options, others],
  );
  const index = useIndex(list);
  const byCode = useMemo(() => new Map(list?.map(({ code, title }) => [code, title])), [list]);
  const common = useMemo(() => list?.toSorted((a, b) => b.weight - a.weight).map(toOption), [list]);

  const find = useCallback(
    (text: string): Matches =>
      firstMatches((text.trim() ? index?.search(text).map(toOption) : common) ?? []),
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

const none: readonly never[] = [];

const occupationsAmong = (options: readonly FilterOption[]): FilterOption[] =>
  options.filter(({ filter }) => filter === 'cod_cbo');

function useIndex(list: readonly Findable[] | undefined): SearchIndex | undefined {
  const [made, setMade] = useState<{ list: typeof list; index: SearchIndex }>();
  useEffect(() => {
    if (!list) return undefined;
    let isWanted = true;
    void sharedIndex(list).then((index) => {
      if (isWanted) setMade({ list, index });
    });
    return () => {
      isWanted = false;
    };
  }, [list]);
  return made?.list === list ? made?.index : undefined;
}
