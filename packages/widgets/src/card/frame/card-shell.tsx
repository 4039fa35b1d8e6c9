import {
  type CardTexts,
  type Chip,
  chipsOf,
  filtersInWords,
  type Layout,
  missingChips,
  type NameOf,
} from '@observatorio/cards';
import type { Failure, Resource } from '@observatorio/client';
import type { Filters, Message } from '@observatorio/contract';
import { CardFrame, Chips, LiveRegion, type MenuEntry, Skeleton } from '@observatorio/ui';
import { type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useElement } from '../../base/element-context';
import type { CardState } from '../../data/use-card';
import { CardBody, isRefused, NoDataLine } from './card-body';
import { removeAllChips, removeChip } from './card-chips';
import { CardMenu } from './card-menu';
import { useCardState } from './card-state';
import { headingLevel } from './heading-level';
import { useAnnouncement } from './use-announcement';

/** The state of a card's data. */
export interface DataState {
  status: Resource<unknown>['status'];
  failure?: Failure | undefined;
  /** Filters of the shown rows; undefined while there are none. */
  shown: Filters | undefined;
  /** Repeats the failed requests. */
  retry(): void;
}

/** Height of a card's content, in px, in addition to the default of its layout. */
export interface ExtraHeights {
  extraHeight?: number | undefined;
  narrowExtraHeight?: number | undefined;
  mediumExtraHeight?: number | undefined;
}

/** Wraps a handler so that its result is announced. */
type WithAnnouncement = ReturnType<typeof useAnnouncement>['withAnnouncement'];

/** Parts of the frame that a card's content needs. */
export interface ShellTools {
  /** Name of the card with the filters of its figures. */
  name: string;
  summary: string;
  withAnnouncement: WithAnnouncement;
}

interface CardShellProps extends ExtraHeights {
  /** Refers to the card's element. */
  frame: RefObject<HTMLElement | null>;
  card: CardState;
  nameOf: NameOf;
  state: DataState;
  layout: Layout;
  /** Title for the filters of the rows, or of the query while there are none. */
  title: string;
  /** What the card says about its rows. */
  texts: Pick<CardTexts, 'sentence' | 'source' | 'badge' | 'short' | 'terms'>;
  /** Explains why there are no rows to draw. Default: there are some. */
  empty: Message | undefined;
  /** Message in place of the skeleton. Default: none. */
  unreported?: Message | undefined;
  /** URL of the rows as CSV, if a single file contains them. */
  csv: string | undefined;
  /** URLs of the rows as JSON, one per line. Default: the API does not provide them. */
  json?: string | undefined;
  /** Whether the page provides the rows. Default: false. */
  isInline?: boolean;
  /** Entries of the menu that depend on the content. */
  menuEntries(tools: ShellTools): readonly MenuEntry[];
  /** Static HTML of the card, for readers without scripts; `name` includes the filters. */
  fallback(name: string): string;
  toolbar: ReactNode;
  /** The content, once there are rows. */
  children(tools: ShellTools): ReactNode;
}

/** A card around its content: frame, chips, menu, and the states without rows. */
export function CardShell({
  frame,
  card,
  nameOf,
  state: { status, failure, shown, retry },
  layout,
  title,
  texts: { sentence, source, badge, short, terms },
  empty,
  unreported,
  csv,
  json,
  isInline = false,
  menuEntries,
  fallback,
  toolbar,
  children,
  extraHeight = 0,
  narrowExtraHeight = extraHeight,
  mediumExtraHeight = extraHeight,
}: CardShellProps) {
  const { area, props, fixed } = card;
  const { declaration, host, isNested } = useElement();
  const filters = shown ?? card.filters;
  const wantedChips = chipsOf(card, nameOf);
  const chips = chipsOf({ area, filters, fixed }, nameOf);
  const hasRows = shown !== undefined;
  const refused = isRefused(status, failure);
  const summary = hasRows && !refused ? sentence : '';
  const result = status === 'error' ? (failure?.message ?? '') : summary;
  const { message, withAnnouncement } = useAnnouncement(status === 'loading', result);
  const heading = props.heading || title;
  const filterWords = filtersInWords({ area, filters, fixed }, nameOf);
  const name = [heading, filterWords.join('; ')].filter(Boolean).join('. ');
  const tools = { name, summary, withAnnouncement };
  const isBrief = props.source === 'short';
  const writeFallback = () => fallback([name, source, badge].filter(Boolean).join('. '));
  useCardState(host, hasRows ? { filters, name, summary, fallback: writeFallback } : undefined);
  return (
    <CardFrame
      frameRef={frame}
      title={props.heading ?? title}
      name={title}
      headingLevel={headingLevel(props)}
      terms={terms}
      summary={summary}
      chips={
        props.chips === 'none' ? undefined : (
          <Chips
            chips={chips}
            onRemove={withAnnouncement((chip: Chip) => removeChip(card, chip))}
            onClear={withAnnouncement(() => removeAllChips(card, chips))}
          />
        )
      }
      toolbar={toolbar}
      menu={
        <CardMenu
          card={card}
          name={heading}
          csv={csv}
          json={json}
          isInline={isInline}
          frame={frame}
          extraEntries={menuEntries(tools)}
          fallback={writeFallback}
          note={isBrief ? [source, badge].filter(Boolean).join('. ') : ''}
        />
      }
      source={isBrief ? short : source}
      badge={isBrief ? undefined : badge}
      hasSlots={declaration.kind !== 'filters' && !isNested}
    >
      <div
        className={`card-slot ${layout}-slot`}
        aria-busy={status === 'loading'}
        data-settled={hasRows || undefined}
        style={
          {
            '--o-extra-height': `${extraHeight}px`,
            '--o-narrow-extra-height': `${narrowExtraHeight}px`,
            '--o-medium-extra-height': `${mediumExtraHeight}px`,
          } as CSSProperties
        }
      >
        <CardBody
          card={card}
          status={status}
          failure={failure}
          hasRows={hasRows}
          retry={retry}
          chips={hasRows ? chips : wantedChips}
          missing={missingChips(wantedChips, chips)}
          empty={empty}
          placeholder={unreported ? <NoDataLine {...unreported} /> : <Skeleton />}
        >
          {hasRows && children(tools)}
        </CardBody>
      </div>
      <LiveRegion message={message} />
    </CardFrame>
  );
}
