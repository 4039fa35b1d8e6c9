import {
  type Absence,
  type CardTexts,
  type Content,
  drawnContent,
  type NameOf,
  type PresentedFigures,
  staticTable,
  tableView,
} from '@observatorio/cards';
import { portalPage } from '@observatorio/contract';
import { DataTable, followLink, type MenuEntry } from '@observatorio/ui';
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { useElement } from '../../base/element-context';
import type { CardState } from '../../data/use-card';
import type { ContentViews, PagerState } from '../contents/content-view';
import { NoticeContent } from '../contents/notice-content';
import { NoDataLine } from '../frame/card-body';
import { CardShell, type DataState, type ShellTools } from '../frame/card-shell';
import { headingBelow } from '../frame/heading-level';
import { PNG_LABEL, savePng } from '../frame/save-png';

/** A card with its rows: what it says, and what it draws. */
interface ShownRows {
  figures: PresentedFigures;
  texts: CardTexts;
  absence: Absence | undefined;
}

export interface RowsCardProps {
  card: CardState;
  views: ContentViews;
  /** Default: the card has no rows. */
  rows: ShownRows | undefined;
  nameOf: NameOf;
  state: Omit<DataState, 'shown'>;
  /** Shape of the card while it has no rows. */
  pending: Pick<PresentedFigures['variant'], 'layout' | 'extraHeight' | 'narrowExtraHeight'> & {
    title: string;
    mediumExtraHeight?: number | undefined;
    unreported?: { title: string; text: string } | undefined;
    texts?: Pick<CardTexts, 'sentence' | 'source' | 'badge' | 'short' | 'terms'>;
  };
  csv: string | undefined;
  json?: string | undefined;
  /** Whether the page provides the rows. Default: false. */
  isInline?: boolean;
  toolbar?: ReactNode;
  pager?: PagerState;
}

/**
 * Props that make a region scrollable by keyboard; unnecessary if its rows are selectable, because
 * those are focusable.
 */
const scrollable = (name: string) => ({ role: 'region', 'aria-label': name, tabIndex: 0 });

const noTexts = { sentence: '', source: '', badge: undefined, short: '', terms: [] };

/** A card that shows its rows as their content or as a table. */
export function RowsCard({
  card,
  views,
  rows: shown,
  nameOf,
  state,
  pending,
  csv,
  json,
  isInline = false,
  toolbar,
  pager,
}: RowsCardProps) {
  const frame = useRef<HTMLElement>(null);
  const [isTable, setIsTable] = useState(false);
  const { theme } = useElement();
  const { figures, texts = pending.texts ?? noTexts, absence } = shown ?? {};
  const { layout, ...heights } = figures?.variant ?? pending;
  const title = shown?.texts.title ?? pending.title;
  // Marks the selection immediately; the sentence follows when the new figures arrive.
  const selected = figures?.keysIn(card.filters) ?? [];
  const selectedKey = selected.join(' ');
  const drawn = useMemo(
    () => figures && drawnContent(figures, selectedKey ? selectedKey.split(' ') : []),
    [figures, selectedKey],
  );
  const { selects, pageOf } = figures?.variant ?? {};
  const hrefOf = pageOf && ((key: string) => pageOf(key, card.api));
  const selectable = selects === undefined || selects in card.fixed ? undefined : selects;

  // A single row says no more than the figures.
  const hasFiguresTable = figures?.variant.hasTable === true && figures.rows.length > 1;

  const onSelectIn = ({ withAnnouncement }: ShellTools) =>
    selectable === undefined
      ? undefined
      : withAnnouncement((key: string) =>
          card.toggle(selectable, figures?.variant.codesOf(key) ?? []),
        );
  const menuEntries = ({ name, summary }: ShellTools): readonly MenuEntry[] => {
    if (layout !== 'chart' && layout !== 'drawing' && !hasFiguresTable) return [];
    const other = layout === 'figures' ? 'Ver como números' : 'Ver como gráfico';
    const toggle = {
      label: isTable ? other : 'Ver como tabela',
      onSelect: () => setIsTable(!isTable),
    };
    if (layout !== 'chart' || isTable) return [toggle];
    const picture = {
      title: card.props.heading ?? title,
      summary,
      unit: shown?.texts.measure ?? '',
      filters: shown?.texts.filters ?? [],
      source: texts.source,
      badge: texts.badge,
    };
    return [
      toggle,
      { label: PNG_LABEL, onSelect: () => void savePng(frame.current, name, picture) },
    ];
  };
  return (
    <CardShell
      frame={frame}
      card={card}
      nameOf={nameOf}
      state={{ ...state, shown: figures?.filters }}
      layout={layout}
      {...heights}
      title={title}
      texts={texts}
      empty={absence?.message}
      unreported={pending.unreported}
      csv={csv}
      json={json}
      isInline={isInline}
      menuEntries={menuEntries}
      fallback={(caption) =>
        figures
          ? staticTable(
              figures,
              caption,
              isInline ? undefined : portalPage(card.api, card.area, figures.filters),
            )
          : ''
      }
      toolbar={toolbar}
    >
      {(tools) => {
        if (!figures || !drawn) return null;
        const onSelect = onSelectIn(tools);
        if (isTable && (layout !== 'figures' || hasFiguresTable)) {
          return (
            <div
              className={hasFiguresTable ? undefined : 'fill'}
              {...(onSelect ? {} : scrollable(title))}
            >
              <DataTable
                caption={title}
                {...tableView(figures.variant.columns, figures.rows, hrefOf)}
                selected={selected}
                onSelect={onSelect}
              />
            </div>
          );
        }
        return (
          <DrawnContent
            drawn={drawn}
            views={views}
            context={figures.contextWith(selected)}
            title={title}
            label={`${title}. ${tools.summary}`}
            onSelect={hrefOf ? (key: string) => followLink(hrefOf(key)) : onSelect}
            onSelectAll={tools.withAnnouncement(
              (keys: string[]) => selectable && card.set(selectable, keys),
            )}
            themeKey={theme}
            headingLevel={headingBelow(card.props)}
            pager={pager}
          />
        );
      }}
    </CardShell>
  );
}

interface DrawnContentProps {
  drawn: Content;
  views: ContentViews;
  [prop: string]: unknown;
}

/** Shows what a card draws with the view of its kind. */
function DrawnContent({ drawn, views, ...props }: DrawnContentProps) {
  if (drawn.kind === 'message') return <NoDataLine {...drawn.message} />;
  if (drawn.kind === 'notice') return <NoticeContent {...drawn} />;
  const { Component }: { Component: ComponentType<any> } = views[drawn.kind];
  return <Component content={drawn} {...props} />;
}
