import type { Failure, Resource } from '@observatorio/client';
import { type RefusedFilter, refusalInWords } from '../base/use-fixed-filters';

const NO_FIGURES = 'O cartão não mostra números, porque seriam os de outra escolha.';

/** Failure of a card with rejected filters, so that it shows no figures for a different selection. */
export const refusalOf = (refused: readonly RefusedFilter[]): Failure | undefined =>
  refused.length === 0 ? undefined : { message: `${refusalInWords(refused)} ${NO_FIGURES}` };

/** State of a resource of such a card. */
export function refusedResource(refused: readonly RefusedFilter[]): Resource<never> | undefined {
  const failure = refusalOf(refused);
  return failure && { status: 'error', failure };
}
