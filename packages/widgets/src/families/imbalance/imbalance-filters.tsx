import type { ImbalanceFilter } from '@observatorio/contract';
import { Combobox, filterBarStyles, Select } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { GroupBar } from '../../card/group-bar';
import { useFieldOptions } from '../../card/use-field-options';
import { useCard } from '../../data/use-card';
import { imbalanceArea } from './imbalance-area';

const title = 'Filtros';

const narrowing = ['uf'];

function ImbalanceFilters(props: CommonProps) {
  const card = useCard(imbalanceArea, props);
  const options = useFieldOptions(card, narrowing);
  const { states, listed, longList } = options;
  return (
    <GroupBar title={title} card={card} options={options} none="Nenhum filtro: o país inteiro.">
      {(field) => (
        <>
          <Select label="Estado" options={states} allLabel="Todos" {...field('uf')} />
          <Combobox
            label="Cidade"
            options={listed.municipio ?? []}
            placeholder="Todas"
            {...longList}
            {...field('municipio')}
          />
        </>
      )}
    </GroupBar>
  );
}

/** Filter bar of the imbalance panel: state and municipality. */
export const imbalanceFilters = {
  tag: 'imbalance-filters',
  title,
  description: 'Barra com os filtros de estado e cidade do painel de desequilíbrio.',
  area: imbalanceArea,
  kind: 'filters',
  styles: [filterBarStyles],
  Component: ImbalanceFilters,
} satisfies Declaration<'imbalance-filters', ImbalanceFilter>;
