import { labour, labourArea, labourMapArea } from '@observatorio/contract';
import { linkTerm } from '@observatorio/language';
import { mapCard, zoomedState } from '../shared/map-card';
import { payByMunicipality, payOfBrazil } from '../shared/pay-map';
import { withPay } from '../shared/pay-variant';

const links = mapCard({
  tag: 'labour-map',
  title: { byState: 'Vínculos por estado', byMunicipality: 'Vínculos por município' },
  description:
    'Mapa dos vínculos ativos por estado, ou da remuneração; um estado escolhido mostra os seus municípios.',
  area: labourArea,
  byState: labour.byState,
  byMunicipality: labour.byMunicipality,
  term: linkTerm,
});

/** Map of employment links, or of their pay, by state or by municipality of the selected state. */
export const labourMap = withPay(links, labourMapArea, (measure) => {
  const states = payOfBrazil(measure);
  return (query) => {
    const uf = zoomedState(query);
    return uf === undefined ? states : payByMunicipality(measure, uf);
  };
});
