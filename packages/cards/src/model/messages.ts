import {
  type Area,
  type CreditedEdition,
  coversAnyPlace,
  type Filters,
  type Message,
} from '@observatorio/contract';
import { coverageInWords, noneOf } from '@observatorio/language';
import { type Chip, isAlwaysSet } from './chips';

const emptyReason = (isFiltered: boolean): string =>
  isFiltered
    ? 'Nenhum registro atende a todos os filtros ao mesmo tempo.'
    : 'Os dados em serviço não têm registros para este gráfico.';

/** Explains that the editions cover none of the selected states; undefined if they cover any. */
function uncoveredMessage(
  filters: Filters,
  editions: readonly CreditedEdition[],
): Message | undefined {
  const partial = editions.find((edition) => coverageInWords(edition.ufs));
  if (!partial || coversAnyPlace(partial, filters)) return undefined;
  const text = `Os dados em serviço não cobrem este lugar. Cobertura: ${coverageInWords(partial.ufs)}.`;
  return { title: 'Sem dados deste lugar', text };
}

/** Explains why figures for these filters are unknown rather than zero; undefined if they are zero. */
export const unknownMessage = (
  area: Area,
  filters: Filters,
  editions: readonly CreditedEdition[],
): Message | undefined => uncoveredMessage(filters, editions) ?? area.unknownMessage?.(filters);

/** Explains why a card has no rows for its filters, which include those set by its attributes. */
export const emptyMessage = (area: Area, filters: Filters, chips: readonly Chip[]): Message => ({
  title: noneOf(area.unitOf(filters)),
  text: emptyReason(chips.some(({ filter }) => !isAlwaysSet(area, filter))),
});
