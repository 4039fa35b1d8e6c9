import { labour, labourArea, labourMapArea, MEASURE, PER_THOUSAND } from '@observatorio/contract';
import { linkTerm } from '@observatorio/language';
import type { Card, CardQuery, Control, Variant } from '../model/card';
import { chartReserve } from '../model/reserve';
import { densityVariants } from '../shared/density-map';
import { MAP_EXTRA_HEIGHT, mapCard, zoomedState } from '../shared/map-card';
import { payByMunicipality, payOfBrazil } from '../shared/pay-map';
import { withPay } from '../shared/pay-variant';

const links = mapCard({
  tag: 'labour-map',
  title: { byState: 'Vínculos por estado', byMunicipality: 'Vínculos por município' },
  description:
    'Mapa dos vínculos ativos por estado, ou por mil habitantes, ou da remuneração; um estado escolhido mostra os seus municípios.',
  area: labourArea,
  byState: labour.byState,
  byMunicipality: labour.byMunicipality,
  term: linkTerm,
});

/** Control that sets the measure; none if the reader cannot change it. */
const switchTo =
  (label: string, measure: string | null) =>
  ({ fixed }: CardQuery): readonly Control[] =>
    MEASURE in fixed ? [] : [{ kind: 'filters', label, filters: { [MEASURE]: measure } }];

const toDensity = switchTo('Ver por mil habitantes', PER_THOUSAND);

const density = densityVariants(switchTo('Ver o número de vínculos', null));

/** The map of links, with a control for the links per thousand inhabitants. */
const counted: Card = {
  ...links,
  // On a phone, the control has a line of its own.
  reserve: chartReserve(MAP_EXTRA_HEIGHT, MAP_EXTRA_HEIGHT + 28),
  variantOf(query) {
    if (query.filters[MEASURE]?.[0] === PER_THOUSAND) return density(zoomedState(query));
    const shape = links.variantOf(query) as Variant<'chart'>;
    return {
      ...shape,
      controls: (given, rows) => [...(shape.controls?.(given, rows) ?? []), ...toDensity(given)],
    };
  },
};

/**
 * Map of employment links, per thousand inhabitants or not, or of their pay, by state or by
 * municipality of the selected state.
 */
export const labourMap = withPay(counted as typeof links, labourMapArea, (measure) => {
  const states = payOfBrazil(measure);
  return (query) => {
    const uf = zoomedState(query);
    return uf === undefined ? states : payByMunicipality(measure, uf);
  };
});
