import type { LabourFilter } from '@observatorio/contract';
import { Combobox, filterBarStyles, Select } from '@observatorio/ui';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { GroupBar } from '../../card/group-bar';
import { PlaceFields } from '../../card/place-fields';
import { useFieldOptions } from '../../card/use-field-options';
import { useCard } from '../../data/use-card';
import { labourArea } from './labour-area';

const tag = 'labour-filters';
const title = 'Filtros';

interface LabourFiltersProps extends CommonProps {
  /** Whether to show the occupation field. Default: false. */
  showOccupation?: boolean;
}

const narrowing = ['ano', 'regiao', 'uf'];

function LabourFilters(props: LabourFiltersProps) {
  const card = useCard(labourArea, props);
  const options = useFieldOptions(card, narrowing);
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
  tag,
  title,
  description:
    'Barra com os filtros de ano, região, estado e cidade, e os filtros em vigor do grupo.',
  area: labourArea,
  kind: 'filters',
  props: {
    showOccupation: {
      type: 'boolean',
      default: false,
      description: 'Mostra também o campo de ocupação.',
    },
  },
  styles: [filterBarStyles],
  Component: LabourFilters,
} satisfies Declaration<typeof tag, LabourFilter, Props>;
