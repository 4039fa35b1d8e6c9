import type { Resource } from '@observatorio/client';
import { YEAR_UNAVAILABLE } from '@observatorio/contract';
import {
  type Chip,
  EmptyNotice,
  ErrorNotice,
  Notice,
  Skeleton,
  StaleNotice,
  YearNotice,
} from '@observatorio/ui';
import type { ReactNode } from 'react';
import type { Message } from '../base/area';
import type { Card } from '../data/use-card';
import { lift } from './card-chips';

interface CardBodyProps {
  card: Card;
  resource: Resource<unknown>;
  retry: () => void;
  chips: readonly Chip[];
  isEmpty: boolean;
  /** The view of the rows; shown while there are rows. */
  children: ReactNode;
}

/** Whether the failure is that no edition holds the year asked for: no other rows stand in. */
export const lacksYear = (resource: Resource<unknown>): boolean =>
  resource.status === 'error' && Boolean(resource.failure.problem?.type.endsWith(YEAR_UNAVAILABLE));

/** Waiting for a choice, loading, empty, error and rows, read top to bottom. */
export function CardBody({ card, resource, retry, chips, isEmpty, children }: CardBodyProps) {
  const failure = resource.status === 'error' ? resource.failure : undefined;
  if (failure && lacksYear(resource)) {
    return (
      <YearNotice
        message={failure.message}
        newest={'ano' in card.fixed ? undefined : failure.problem?.anos?.[0]}
        onChoose={(year) => card.set('ano', String(year))}
      />
    );
  }
  if (failure && !resource.rows) return <ErrorNotice message={failure.message} onRetry={retry} />;
  if (resource.status === 'idle') return <MessageNotice message={card.area.needs?.invitation} />;
  if (!resource.rows) return <Skeleton />;
  if (isEmpty && card.area.absence) return <MessageNotice message={card.area.absence} />;
  if (isEmpty)
    return <EmptyNotice unit={card.area.unitOf(card.filters)} liftable={liftable(card, chips)} />;
  return (
    <>
      {failure && <StaleNotice message={failure.message} onRetry={retry} />}
      {children}
    </>
  );
}

const MessageNotice = ({ message }: { message: Message | undefined }) =>
  message && <Notice title={message.title}>{message.text}</Notice>;

/** The narrowest filter first: the area lists them from wide to narrow. */
const liftable = (card: Card, chips: readonly Chip[]) =>
  chips
    .filter(({ fixed }) => !fixed)
    .toReversed()
    .map((chip) => ({
      label: `${chip.filterLabel}: ${chip.valueLabel}`,
      onLift: () => lift(card, chip),
    }));
