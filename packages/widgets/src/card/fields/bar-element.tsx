import { type FilterGroup, filters } from '@observatorio/bus';
import type { Bar, Chip, Panel, TagName } from '@observatorio/cards';
import type { FilterOption } from '@observatorio/contract';
import { Combobox, filterBarStyles, Select } from '@observatorio/ui';
import { useEffect, useRef } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { useCard } from '../../data/use-card';
import { GroupBar } from './group-bar';
import { type FieldOptions, useFieldOptions } from './use-field-options';

/** Chooses the first option of each field with `takesFirst` whose filter the group does not set. */
function chooseFirst(
  group: FilterGroup,
  fields: Bar['fields'],
  options: readonly FilterOption[],
): void {
  const first = fields.flatMap(({ filter, takesFirst }) => {
    const option = options.find((each) => each.filter === filter);
    return takesFirst && option && !group.get()[filter] ? [[filter, [option.code]] as const] : [];
  });
  if (first.length > 0) group.replace({ ...group.chosen(), ...Object.fromEntries(first) });
}

/** Returns the element of a filter bar that declares its fields. */
export function barElement<Tag extends TagName, Filter extends string>(
  panel: Panel<Tag, Filter>,
): Declaration<Tag, Filter> {
  const { title, area, bar } = panel;
  const { fields, none }: Bar = bar ?? { fields: [], none: '' };
  function FieldBar(props: CommonProps) {
    const card = useCard(area, props);
    const options = useFieldOptions(card);
    const { rows, regions, states, listed, longList } = options;
    const hasBegun = useRef(false);
    useEffect(() => {
      if (!rows || hasBegun.current) return;
      hasBegun.current = true;
      chooseFirst(filters(card.group, area.family), fields, rows);
    }, [rows, card.group]);
    const lists: FieldOptions['listed'] = { ...listed, regiao: regions, uf: states };
    const shown = fields.filter(({ filter, isOptional }) => !isOptional || lists[filter]?.length);
    // The cards name these filters in their own words, without chips.
    const chips = fields
      .filter(({ filter, isOptional }) => isOptional && !(filter in card.fixed))
      .flatMap(({ filter, label }) =>
        (card.filters[filter] ?? []).map(
          (value): Chip => ({
            filter,
            value,
            filterLabel: label,
            valueLabel: lists[filter]?.find((option) => option.value === value)?.label ?? value,
            fixed: false,
          }),
        ),
      );
    return (
      <GroupBar title={title} card={card} options={options} none={none} chips={chips}>
        {(field) =>
          shown.map(({ filter, label, all, isSearch }) =>
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
