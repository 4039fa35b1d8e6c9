import type { Bar, Panel, TagName } from '@observatorio/cards';
import { Combobox, filterBarStyles, Select } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { useCard } from '../../data/use-card';
import { GroupBar } from './group-bar';
import { type FieldOptions, useFieldOptions } from './use-field-options';

/** Returns the element of a filter bar that declares its fields. */
export function barElement<Tag extends TagName, Filter extends string>(
  panel: Panel<Tag, Filter>,
): Declaration<Tag, Filter> {
  const { title, area, bar } = panel;
  const { fields, none }: Bar = bar ?? { fields: [], none: '' };
  function FieldBar(props: CommonProps) {
    const card = useCard(area, props);
    const options = useFieldOptions(card);
    const { regions, states, listed, longList } = options;
    const lists: FieldOptions['listed'] = { ...listed, regiao: regions, uf: states };
    return (
      <GroupBar title={title} card={card} options={options} none={none}>
        {(field) =>
          fields.map(({ filter, label, all, isSearch }) =>
            isSearch ? (
              <Combobox
                key={filter}
                label={label}
                options={lists[filter] ?? []}
                placeholder={all}
                {...longList}
                {...field(filter)}
              />
            ) : (
              <Select
                key={filter}
                label={label}
                options={lists[filter] ?? []}
                allLabel={all}
                {...field(filter)}
              />
            ),
          )
        }
      </GroupBar>
    );
  }
  return { ...panel, styles: [filterBarStyles], Component: FieldBar };
}
