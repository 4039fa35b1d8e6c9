import { StateMap } from '@observatorio/charts/state-map';
import { labour } from '@observatorio/contract';
import { placeSentence } from '@observatorio/domain';
import { labourArea } from '../area';
import { byCount } from '../card/arrange';
import { BackButton } from '../card/back-button';
import { DataCard } from '../card/data-card';
import { useFiltersWithout } from '../card/filters-without';
import type { CommonProps, Declaration } from '../declaration';
import { useCard } from '../use-card';
import { useRows } from '../use-rows';

const tag = 'labour-map';
const title = 'Distribuição geográfica';

/** The map of Brazil, or of the municipalities of the one state in force. */
function LabourMap(props: CommonProps) {
  const card = useCard(labourArea, props);
  const [uf, ...others] = card.filters.uf ?? [];
  const zoomed = uf !== undefined && others.length === 0;
  // A chosen city must not take its neighbours off the map.
  const aroundCity = useFiltersWithout(card, 'municipio');
  const states = useRows(card, labour.byState, { enabled: !zoomed });
  const cities = useRows(card, labour.byMunicipality, { filters: aroundCity, enabled: zoomed });
  return (
    <DataCard
      tag={tag}
      title={title}
      props={props}
      card={card}
      dataset={zoomed ? labour.byMunicipality : labour.byState}
      data={zoomed ? cities : states}
      filter={zoomed ? 'municipio' : 'uf'}
      arrange={byCount}
      summarize={placeSentence}
      extraHeight={48}
      toolbar={
        zoomed && !('uf' in card.fixed) ? (
          <BackButton onClick={() => card.clear('uf')}>Voltar ao Brasil</BackButton>
        ) : (
          <p className="hint">Escolha um estado para ver as cidades.</p>
        )
      }
    >
      {(rows, view) => <StateMap rows={rows} uf={zoomed ? uf : undefined} {...view} />}
    </DataCard>
  );
}

/** Links by state on a map; a chosen state shows its municipalities. */
export const labourMap = {
  tag,
  title,
  description:
    'Mapa dos vínculos ativos por estado; um estado escolhido mostra os seus municípios.',
  area: labourArea,
  selects: 'uf',
  Component: LabourMap,
} satisfies Declaration;
