import {
  chipsOf,
  creditOf,
  emptyMessage,
  type Layout,
  type Provenance,
  unknownMessage,
} from '@observatorio/cards';
import { type ReactNode, useRef } from 'react';
import { useElement } from '../../base/element-context';
import type { CardState } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import type { Rows } from '../../data/use-rows';
import { CardShell, type ExtraHeights } from '../frame/card-shell';

interface PanelCardProps<Row extends object> extends ExtraHeights {
  title: string;
  card: CardState;
  data: Rows<Row>;
  layout: Layout;
  /** Sentence shown under the title. */
  summarize(rows: readonly Row[]): string;
  /** Whether the rows count as no data. */
  isEmpty(rows: readonly Row[]): boolean;
  toolbar?: ReactNode;
  /** The content; `themeKey` changes whenever the theme does. */
  children(rows: readonly Row[], context: Provenance & { themeKey: string }): ReactNode;
}

/** A card of controls and lists that only a browser can show. */
export function PanelCard<Row extends object>({
  title,
  card,
  data: { resource, shown, retry, csv, json, ...provenance },
  layout,
  summarize,
  isEmpty,
  toolbar,
  children,
  ...heights
}: PanelCardProps<Row>) {
  const frame = useRef<HTMLElement>(null);
  const { theme } = useElement();
  const nameOf = useFilterNames(card);
  const { area, fixed } = card;
  const { rows } = resource;
  const { editions } = provenance;
  const filters = shown ?? card.filters;
  const hasNone = rows !== undefined && isEmpty(rows);
  const unknown = hasNone ? unknownMessage(area, filters, editions) : undefined;
  const chips = () => chipsOf({ area, filters, fixed }, nameOf);
  return (
    <CardShell
      frame={frame}
      card={card}
      nameOf={nameOf}
      state={{
        status: resource.status,
        failure: resource.status === 'error' ? resource.failure : undefined,
        shown: rows && filters,
        retry,
      }}
      layout={layout}
      title={title}
      texts={{
        sentence: unknown ? `${unknown.title}.` : rows ? summarize(rows) : '',
        ...creditOf(editions, Boolean(rows?.length)),
        terms: [],
      }}
      empty={unknown ?? (hasNone ? emptyMessage(area, filters, chips()) : undefined)}
      csv={csv}
      json={json}
      menuEntries={() => []}
      fallback={() => ''}
      toolbar={toolbar}
      {...heights}
    >
      {() => rows && children(rows, { ...provenance, themeKey: theme })}
    </CardShell>
  );
}
