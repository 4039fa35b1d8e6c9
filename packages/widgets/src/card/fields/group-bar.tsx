import { type Chip, chipsOf, isAlwaysSet } from '@observatorio/cards';
import { Chips, FilterBar, LiveRegion, StaleNotice } from '@observatorio/ui';
import type { ReactNode } from 'react';
import { type CardState, useFixedForGroup } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { removeAllChips, removeChip } from '../frame/card-chips';
import { headingLevel } from '../frame/heading-level';
import { useAnnouncement } from '../frame/use-announcement';
import { MeasureField } from './measure-field';
import type { FieldOptions } from './use-field-options';

/** Returns the props of a field that shows and sets the named filter. */
export type FieldOf = (name: string) => {
  value: string;
  disabled: boolean;
  onChange: (code: string) => void;
};

interface GroupBarProps {
  title: string;
  card: CardState;
  /** Text shown when no filter is set. */
  none: string;
  /** Chips of filters that the area's cards have none of. Default: none. */
  chips?: readonly Chip[];
  /** Options of the fields, for the newest year and for the notice when they fail to load. */
  options: Pick<FieldOptions, 'failed' | 'newest'>;
  /** Renders a field that never collapses. Default: none. */
  renderLead?: (field: FieldOf) => ReactNode;
  children: (field: FieldOf) => ReactNode;
}

/** A bar with the fields that set a group's filters, and chips of the current filters. */
export function GroupBar({
  title,
  card,
  none,
  chips: more = [],
  options,
  renderLead,
  children,
}: GroupBarProps) {
  const { failed, newest } = options;
  useFixedForGroup(card);
  // Filters that always have a value are already visible in their fields.
  const chips = [...chipsOf(card, useFilterNames(card)), ...more].filter(
    ({ filter }) => !isAlwaysSet(card.area, filter),
  );
  const inWords =
    chips.length > 0
      ? `Filtros em vigor: ${chips.map(({ valueLabel }) => valueLabel).join(', ')}.`
      : 'Nenhum filtro em vigor.';
  const { message, withAnnouncement } = useAnnouncement(false, inWords);
  const field: FieldOf = (name) => ({
    value: card.filters[name]?.[0] ?? '',
    disabled: name in card.fixed,
    onChange: withAnnouncement((code: string) => card.set(name, code || null)),
  });
  const year = field('ano');
  return (
    <>
      <FilterBar
        title={card.props.heading ?? title}
        name={title}
        headingLevel={headingLevel(card.props)}
        active={chips.length}
        lead={renderLead?.(field)}
        measure={card.area.measures && <MeasureField card={card} />}
        fields={children(field)}
        chips={
          <>
            <Chips
              chips={chips}
              none={none}
              clearLabel="Limpar filtros"
              onRemove={withAnnouncement((chip) => removeChip(card, chip))}
              onClear={withAnnouncement(() => removeAllChips(card, chips))}
            />
            {newest && !year.disabled && (
              <button
                type="button"
                className="link-button"
                onClick={() => year.onChange(newest.value)}
              >
                {`Ver ${newest.label}, o ano oficial mais novo`}
              </button>
            )}
          </>
        }
      />
      {/* Below the fields, so they do not move when the notice appears or disappears. */}
      {failed && <StaleNotice title="As listas dos filtros não chegaram." {...failed} />}
      <LiveRegion message={message} />
    </>
  );
}
