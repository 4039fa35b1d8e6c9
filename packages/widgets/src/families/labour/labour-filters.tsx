import { labourFilterBar } from '@observatorio/cards/labour/labour-panels';
import { type LabourGroupFilter, labourPageArea } from '@observatorio/contract';
import { Combobox, choiceFieldStyles, filterBarStyles, Select } from '@observatorio/ui';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { GroupBar } from '../../card/fields/group-bar';
import { PlaceFields } from '../../card/fields/place-fields';
import { useFieldOptions } from '../../card/fields/use-field-options';
import { useCard } from '../../data/use-card';

const { title } = labourFilterBar;

interface LabourFiltersProps extends CommonProps {
  /** Whether to show the occupation field. Default: false. */
  showOccupation?: boolean;
}

function LabourFilters(props: LabourFiltersProps) {
  const card = useCard(labourPageArea, props);
  const options = useFieldOptions(card);
  const { year, years, listed, longList } = options;
  return (
    <GroupBar title={title} card={card} options={options} none="Nenhum filtro: todos os vínculos.">
      {(field) => (
        <>
          <Select label="Ano" options={years} {...field('ano')} value={year} />
          <PlaceFields
            field={field}
            options={options}
            municipality={{ label: 'Cidade', all: 'Todas' }}
          />
          {props.showOccupation && (
            <Combobox
              label="Ocupação"
              options={listed.occupation ?? []}
              placeholder="Todas"
              {...longList}
              {...field('occupation')}
            />
          )}
        </>
      )}
    </GroupBar>
  );
}

/** Filter bar of the labour market: year, region, state and municipality. */
export const labourFilters = {
  ...labourFilterBar,
  props: {
    showOccupation: {
      type: 'boolean',
      default: false,
      description: 'Mostra também o campo de ocupação.',
    },
  },
  styles: [filterBarStyles, choiceFieldStyles],
  Component: LabourFilters,
} satisfies Declaration<'labour-filters', LabourGroupFilter, Props>;
