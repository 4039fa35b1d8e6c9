import { filters, initProfile } from '@observatorio/bus';
import type { ProfileFilter } from '@observatorio/contract';
import { filterBarStyles, Select } from '@observatorio/ui';
import { useEffect, useRef } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { GroupBar } from '../../card/group-bar';
import { useFieldOptions } from '../../card/use-field-options';
import { useCard } from '../../data/use-card';
import { OccupationField } from '../shared/occupation-field';
import { profileArea } from './profile-area';

const tag = 'profile-filters';
const title = 'Filtros do perfil';

const narrowing = ['codigoBrasileiroOcupacao', 'ano'];

function ProfileFilters(props: CommonProps) {
  const card = useCard(profileArea, props);
  const options = useFieldOptions(card, narrowing);
  const { rows, year, years, listed } = options;
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!rows || hasBegun.current) return;
    hasBegun.current = true;
    initProfile(filters(card.group, profileArea.family), rows);
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
  tag,
  title,
  description:
    'Barra com os filtros de ocupação, ano e setor da empresa, e os outros filtros em vigor.',
  area: profileArea,
  kind: 'filters',
  styles: [filterBarStyles],
  reserve: { heights: { 0: 172, 632: 120 } },
  Component: ProfileFilters,
} satisfies Declaration<typeof tag, ProfileFilter>;
