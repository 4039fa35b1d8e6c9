import { type Card as CardModel, isDormant, plainQuery } from '@observatorio/cards';
import { CardFrame } from '@observatorio/ui';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useElement } from '../../base/element-context';
import type { CardState } from '../../data/use-card';
import { headingLevel } from './heading-level';

interface DormantCardProps {
  card: CardState;
  title: string;
  /** When the card applies. */
  sentence: string;
  toolbar: ReactNode;
}

/** A card that does not apply to its filters. */
export const DormantCard = ({ card: { props }, title, sentence, toolbar }: DormantCardProps) => (
  <CardFrame
    title={props.heading ?? title}
    name={title}
    headingLevel={headingLevel(props)}
    summary={sentence}
    toolbar={toolbar}
  >
    {null}
  </CardFrame>
);

/**
 * Sets the attribute `active` while a card that may not apply does, so that pages can hide it
 * otherwise.
 */
export function useActiveAttribute(model: CardModel, isResting: boolean): void {
  const { host } = useElement();
  const mayRest = useMemo(() => isDormant(model.variantOf(plainQuery())), [model]);
  useLayoutEffect(() => {
    if (mayRest) host.toggleAttribute('active', !isResting);
  }, [host, mayRest, isResting]);
}
