import { filters, initProfile } from '@observatorio/bus';
import { profileFilterBar } from '@observatorio/cards/profile/profile-panels';
import { type ProfileGroupFilter, profilePageArea } from '@observatorio/contract';
import { choiceFieldStyles, filterBarStyles, Select } from '@observatorio/ui';
import { useEffect, useRef } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { GroupBar } from '../../card/fields/group-bar';
import { useFieldOptions } from '../../card/fields/use-field-options';
import { useCard } from '../../data/use-card';
import { OccupationField } from '../shared/occupation-field';

const { title } = profileFilterBar;

function ProfileFilters(props: CommonProps) {
  const card = useCard(profilePageArea, props);
  const options = useFieldOptions(card);
  const { rows, year, years, listed } = options;
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!rows || hasBegun.current) return;
    hasBegun.current = true;
    initProfile(filters(card.group, profilePageArea.family), rows);
  }, [rows, card.group]);

  return (
    <GroupBar
      title={title}
      card={card}
      options={options}
      none="Todos os setores e estados."
      renderLead={(field) => (
        <OccupationField
          card={card}
          label="Código Brasileiro de Ocupações"
          {...field('codigoBrasileiroOcupacao')}
        />
      )}
    >
      {(field) => (
        <>
          <Select label="Ano" options={years} {...field('ano')} value={year} />
          <Select
            label="Setor da Empresa (CNAE)"
            options={listed.setorEmpresa ?? []}
            allLabel="Todos"
            {...field('setorEmpresa')}
          />
        </>
      )}
    </GroupBar>
  );
}

/** Filter bar of the occupation profile: occupation, year and sector. */
export const profileFilters = {
  ...profileFilterBar,
  styles: [filterBarStyles, choiceFieldStyles],
  Component: ProfileFilters,
} satisfies Declaration<'profile-filters', ProfileGroupFilter>;
