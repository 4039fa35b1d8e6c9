import { noneOf } from '@observatorio/domain';
import { type Chip, emptyReason } from '@observatorio/ui';
import type { Message } from '../base/area';
import type { Card } from '../data/use-card';
import { isAlwaysSet } from './card-chips';

/** Explains why a card has no rows for its filters, including those set by its attributes. */
export const emptyMessage = ({ area, filters }: Card, chips: readonly Chip[]): Message =>
  area.unknownMessage?.(filters) ?? {
    title: noneOf(area.unitOf(filters)),
    text: emptyReason(chips.some(({ filter }) => !isAlwaysSet(area, filter))),
  };
