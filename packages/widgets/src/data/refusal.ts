import type { Resource } from '@observatorio/client';
import { type RefusedFilter, refusalInWords } from '../base/use-fixed-filters';

const NO_FIGURES = 'O cartão não mostra números, porque seriam os de outra escolha.';

/**
 * Error state of a card with rejected filters, so that it shows no figures for a different
 * selection.
 */
export const refusalOf = (refused: readonly RefusedFilter[]): Resource<never> | undefined =>
  refused.length === 0
    ? undefined
    : { status: 'error', failure: { message: `${refusalInWords(refused)} ${NO_FIGURES}` } };
