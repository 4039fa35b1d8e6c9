import { canonical, type LabourFilter, labour } from '@observatorio/contract';
import { states as allStates, type Category, regions } from '@observatorio/domain';
import { Chips, Combobox, FilterBar, LiveRegion, type Option, Select } from '@observatorio/ui';
import { useMemo } from 'react';
import { labourArea } from '../area';
import { useAnnouncement } from '../card/announcement';
import { chipsOf, lift, liftAll } from '../card/card-chips';
import { useFilterNames } from '../card/filter-names';
import { headingLevel } from '../card/heading-level';
import type { CommonProps, Declaration, Props } from '../declaration';
import { type Card, useCard } from '../use-card';
import { useRows } from '../use-rows';

const tag = 'labour-filters';
const title = 'Filtros';

interface FiltersProps extends CommonProps {
  /** Shows the field of the occupation, which is hidden by default. */
  showOccupation?: boolean;
}

const toOption = ({ code, label }: Category): Option => ({ value: code, label });

const regionOptions = regions.map(toOption);

/** The lists that the fields offer, narrowed by the places in force. */
function useOptions(card: Card) {
  const { ano, regiao, uf } = card.filters;
  const narrowing = useMemo(
    () => canonical({ ano: ano ?? [], regiao: regiao ?? [], uf: uf ?? [] }),
    [ano, regiao, uf],
  );
  const { resource, edition } = useRows(card, labour.options, { filters: narrowing });
  const listed = useMemo(() => {
    const list = (filter: string) =>
      (resource.rows ?? []).filter((row) => row.filter === filter).map(toOption);
    return { years: list('ano'), cities: list('municipio'), occupations: list('occupation') };
  }, [resource.rows]);

  const year = ano?.[0] ?? String(edition?.ano ?? '');
  const years = listed.years.some(({ value }) => value === year)
    ? listed.years
    : [{ value: year, label: year }, ...listed.years];
  const states = allStates.filter(({ region }) => !regiao?.length || regiao.includes(region));
  return { ...listed, year, years, states: states.map(toOption) };
}

function LabourFilters(props: FiltersProps) {
  const card = useCard(labourArea, props);
  const { years, cities, occupations, states, year } = useOptions(card);
  const chips = chipsOf(card, useFilterNames(card));
  const inWords =
    chips.length > 0
      ? `Filtros em vigor: ${chips.map(({ valueLabel }) => valueLabel).join(', ')}.`
      : 'Nenhum filtro em vigor.';
  const { message, announcing } = useAnnouncement(false, inWords);

  const field = (name: string) => ({
    value: card.filters[name]?.[0] ?? '',
    disabled: name in card.fixed,
    onChange: announcing((code: string) => card.set(name, code || null)),
  });

  return (
    <>
      <FilterBar
        title={props.heading ?? title}
        name={title}
        headingLevel={headingLevel(props)}
        active={chips.length}
        fields={
          <>
            <Select label="Ano" options={years} {...field('ano')} value={year} />
            <Select label="Região" options={regionOptions} allLabel="Todas" {...field('regiao')} />
            <Select label="Estado" options={states} allLabel="Todos" {...field('uf')} />
            <Combobox label="Cidade" options={cities} placeholder="Todas" {...field('municipio')} />
            {props.showOccupation && (
              <Combobox
                label="Ocupação"
                options={occupations}
                placeholder="Todas"
                {...field('occupation')}
              />
            )}
          </>
        }
        chips={
          <Chips
            chips={chips}
            none="Nenhum filtro: todos os vínculos."
            clearLabel="Limpar filtros"
            onLift={announcing((chip) => lift(card, chip))}
            onClear={announcing(() => liftAll(card, chips))}
          />
        }
      />
      <LiveRegion message={message} />
    </>
  );
}

/** The fields that narrow all cards of the group by year and place. */
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
  Component: LabourFilters,
} satisfies Declaration<typeof tag, LabourFilter, Props>;
