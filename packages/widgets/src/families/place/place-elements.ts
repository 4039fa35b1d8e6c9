import { placeCards } from '@observatorio/cards/place/place-cards';
import { placeFilterBar } from '@observatorio/cards/place/place-panels';
import type { Declaration } from '../../base/declaration';
import { cardElements } from '../../card/card-element';
import { figuresView } from '../../card/contents/figures-content';
import { barElement } from '../../card/fields/bar-element';

/** Elements about one place, in catalogue order. */
export const placeElements = [
  barElement(placeFilterBar),
  ...cardElements(placeCards, { figures: figuresView }),
] as const satisfies readonly Declaration[];
