import type { CreditedEdition, Filters } from '@observatorio/contract';
import {
  coverageInWords,
  noneOf,
  regionOfState,
  stateOfMunicipality,
  states,
} from '@observatorio/domain';
import { type Chip, emptyReason } from '@observatorio/ui';
import type { Area, Message } from '../base/area';
import { isAlwaysSet } from './card-chips';

/** Returns the codes of the states that the place filters select, at least in part. */
function selectedStates({ municipio, uf, regiao }: Filters): readonly string[] {
  if (municipio) return municipio.map(stateOfMunicipality);
  const ofRegions = states.filter(({ code }) => regiao?.includes(regionOfState(code)));
  return uf ?? ofRegions.map(({ code }) => code);
}

/** Explains that the editions cover none of the selected states; undefined if they cover any. */
function uncoveredMessage(
  filters: Filters,
  editions: readonly CreditedEdition[],
): Message | undefined {
  const { ufs = [] } = editions.find((edition) => coverageInWords(edition.ufs)) ?? {};
  const selected = selectedStates(filters);
  if (ufs.length === 0 || selected.length === 0 || selected.some((code) => ufs.includes(code))) {
    return undefined;
  }
  const text = `Os dados em serviço não cobrem este lugar. Cobertura: ${coverageInWords(ufs)}.`;
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
