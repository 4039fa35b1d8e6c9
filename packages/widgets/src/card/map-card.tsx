import { StateMap } from '@observatorio/charts/state-map';
import type { CountRow, Dataset } from '@observatorio/contract';
import { placeSentence } from '@observatorio/domain';
import type { Area } from '../base/area';
import type { CommonProps, Declaration, TagName } from '../base/declaration';
import { useCard } from '../data/use-card';
import { useRows } from '../data/use-rows';
import { byCount } from './arrange';
import { BackButton } from './back-button';
import { DataCard } from './data-card';
import { resolveTitle, type Title } from './title';

interface MapCardOptions<Tag extends TagName, Filter extends string> {
  tag: Tag;
  title: Title;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter | 'uf'>;
  byState: Dataset<CountRow, any>;
  byMunicipality: Dataset<CountRow, any>;
}

/** Declares a map of Brazil by state; with a single state in force, it shows its municipalities. */
export function mapCard<Tag extends TagName, Filter extends string>({
  tag,
  title,
  description,
  area,
  byState,
  byMunicipality,
}: MapCardOptions<Tag, Filter>): Declaration<Tag, Filter | 'uf'> {
  function Component(props: CommonProps) {
    const card = useCard(area, props);
    const [uf, ...others] = card.filters.uf ?? [];
    const isZoomed = uf !== undefined && others.length === 0;
    const states = useRows(card, byState, { enabled: !isZoomed });
    // Keeps the other cities on the map when one is selected.
    const cities = useRows(card, byMunicipality, { ignores: 'municipio', enabled: isZoomed });
    return (
      <DataCard
        title={resolveTitle(title, card.filters)}
        card={card}
        columns={(isZoomed ? byMunicipality : byState).columns}
        data={isZoomed ? cities : states}
        filter={isZoomed ? 'municipio' : 'uf'}
        arrange={byCount}
        summarize={placeSentence}
        extraHeight={48}
        toolbar={
          isZoomed && !('uf' in card.fixed) ? (
            <BackButton onClick={() => card.clear('uf')}>Voltar ao Brasil</BackButton>
          ) : (
            <p className="hint">Escolha um estado para ver as cidades.</p>
          )
        }
      >
        {(rows, view) => <StateMap rows={rows} uf={isZoomed ? uf : undefined} {...view} />}
      </DataCard>
    );
  }
  return { tag, title: resolveTitle(title), description, area, selects: 'uf', Component };
}
