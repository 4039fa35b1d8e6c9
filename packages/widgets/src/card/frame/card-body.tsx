import { type Chip, chipTitle } from '@observatorio/cards';
import type { Failure, Resource } from '@observatorio/client';
import { type Message, YEAR_UNAVAILABLE } from '@observatorio/contract';
import {
  EmptyNotice,
  ErrorNotice,
  Notice,
  PendingNotice,
  RefusedNotice,
  StaleNotice,
  YearNotice,
} from '@observatorio/ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { useElement } from '../../base/element-context';
import type { CardState } from '../../data/use-card';
import { removeChip } from './card-chips';

interface CardBodyProps {
  card: CardState;
  status: Resource<unknown>['status'];
  failure: Failure | undefined;
  /** Whether there are rows, possibly of earlier filters. */
  hasRows: boolean;
  retry: () => void;
  chips: readonly Chip[];
  /** Requested filters that the rows do not reflect yet, in words. */
  missing: readonly string[];
  /** Explains why there are no rows to show; undefined if there are some, or until they arrive. */
  empty: Message | undefined;
  /** Content shown until there are rows. */
  placeholder: ReactNode;
  /** Content shown when there are rows. */
  children: ReactNode;
}

/**
 * Whether the API rejected a filter value, which makes a retry pointless. Rows for the previous
 * filters are then hidden.
 */
export const isRefused = (
  status: Resource<unknown>['status'],
  failure: Failure | undefined,
): boolean => status === 'error' && failure?.problem?.parametro !== undefined;

const lacksYear = ({ problem }: Failure): boolean =>
  Boolean(problem?.type.endsWith(YEAR_UNAVAILABLE));

/** API error message, with the filter's parameter name replaced by its label. */
function refusedInWords({ area }: CardState, { message, problem }: Failure): string {
  const filter = area.filters.find(({ name }) => name === problem?.parametro);
  return filter ? message.replaceAll(`“${filter.name}”`, `“${filter.label}”`) : message;
}

/** Shows the idle, loading, empty, error or ready state of a card's data. */
export function CardBody({
  card,
  status,
  failure,
  hasRows,
  retry,
  chips,
  missing,
  empty,
  placeholder,
  children,
}: CardBodyProps) {
  if (failure && lacksYear(failure)) {
    return (
      <YearNotice
        message={failure.message}
        years={'ano' in card.fixed ? [] : (failure.problem?.anos ?? [])}
        onChoose={(year) => card.set('ano', String(year))}
      />
    );
  }
  if (failure && card.refused.length > 0) {
    return <RefusedNotice message={failure.message} removable={[]} />;
  }
  if (failure && isRefused(status, failure)) {
    const refused = chips.filter(({ filter }) => filter === failure.problem?.parametro);
    return (
      <RefusedNotice message={refusedInWords(card, failure)} removable={removable(card, refused)} />
    );
  }
  if (failure && !hasRows) return <ErrorNotice message={failure.message} onRetry={retry} />;
  if (status === 'idle') return <MessageNotice message={card.area.requiredFilter?.invitation} />;
  if (!hasRows) return placeholder;
  if (empty && card.area.noDataMessage) return <NoDataLine {...card.area.noDataMessage} />;
  if (empty) return <EmptyNotice {...empty} removable={removable(card, chips)} />;
  const shown = chips.map(chipTitle);
  return (
    <>
      {failure && <StaleNotice {...{ missing, shown }} message={failure.message} onRetry={retry} />}
      {!failure && missing.length > 0 && <PendingNotice {...{ missing, shown }} />}
      {children}
    </>
  );
}

const MessageNotice = ({ message }: { message: Message | undefined }) =>
  message && <Notice title={message.title}>{message.text}</Notice>;

/**
 * One-line message in place of a chart. Meanwhile the element has the attribute `without-data`, so
 * that pages can give its room to others.
 */
export function NoDataLine({ title, text }: Message) {
  const { host } = useElement();
  useLayoutEffect(() => {
    host.toggleAttribute('without-data', true);
    return () => host.removeAttribute('without-data');
  }, [host]);
  return (
    <p className="no-data">
      <strong>{title}</strong>
      {/\p{P}$/u.test(title) ? ' ' : '. '}
      {text}
    </p>
  );
}

/** Removable chips, narrowest filter first; areas list their filters from widest to narrowest. */
const removable = (card: CardState, chips: readonly Chip[]) =>
  chips
    .filter(({ fixed }) => !fixed)
    .toReversed()
    .map((chip) => ({
      label: chipTitle(chip),
      onRemove: () => removeChip(card, chip),
    }));
