import { imbalanceFilterBar } from '@observatorio/cards/imbalance/imbalance-panels';
import type { ImbalanceFilter } from '@observatorio/contract';
import { imbalanceArea } from '@observatorio/contract';
import { Combobox, filterBarStyles, Select } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { GroupBar } from '../../card/fields/group-bar';
import { useFieldOptions } from '../../card/fields/use-field-options';
import { useCard } from '../../data/use-card';

const { title } = imbalanceFilterBar;

function ImbalanceFilters(props: CommonProps) {
  const card = useCard(imbalanceArea, props);
  const options = useFieldOptions(card);
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
  ...imbalanceFilterBar,
  styles: [filterBarStyles],
  Component: ImbalanceFilters,
} satisfies Declaration<'imbalance-filters', ImbalanceFilter>;
