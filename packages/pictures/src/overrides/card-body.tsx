import type { Resource } from '@observatorio/client';
import type { Message } from '../../../widgets/src/base/area';
import type { CardBodyProps } from '../../../widgets/src/card/card-body';
import { FailedLoad, rendering } from '../rendering';

/** Pictures never show rows of earlier filters, so every error leaves the card without rows. */
export const isRefused = ({ status }: Resource<unknown>): boolean => status === 'error';

/** Reports the state of a card, and renders its chart if it has rows. */
export function CardBody({ card, resource, empty, children }: CardBodyProps) {
  const { shown } = rendering();
  if (resource.status === 'idle') shown.isIdle = true;
  if (resource.status === 'error' && resource.failure instanceof FailedLoad) {
    shown.failure ??= resource.failure.failure;
  }
  if (!resource.rows) return null;
  if (!empty) return children;
  shown.message ??= card.area.noDataMessage ?? empty;
  return null;
}

/** Reports a message in place of a chart. */
export function NoDataLine(message: Message) {
  rendering().shown.message ??= message;
  return null;
}
