import { chipsOf } from '@observatorio/cards';
import { occupationSearchPanel } from '@observatorio/cards/occupation/occupation-panels';
import {
  type OccupationPageFilter,
  occupationFilters,
  occupationTrendArea,
} from '@observatorio/contract';
import {
  Chips,
  choiceFieldStyles,
  LiveRegion,
  SearchPanel,
  Select,
  searchPanelStyles,
} from '@observatorio/ui';
import { useState } from 'react';
import type { CommonProps, Declaration, Props } from '../../base/declaration';
import { ignoredFilters } from '../../base/ignored-filters';
import { MeasureField } from '../../card/fields/measure-field';
import { stateOptions } from '../../card/fields/use-field-options';
import { removeChip } from '../../card/frame/card-chips';
import { headingLevel } from '../../card/frame/heading-level';
import { useAnnouncement } from '../../card/frame/use-announcement';
import { useCard, useFixedForGroup } from '../../data/use-card';
import { useFilterNames } from '../../data/use-filter-names';
import { OccupationField } from '../shared/occupation-field';

const { title } = occupationSearchPanel;

interface OccupationSearchProps extends CommonProps {
  /** Text to start with. Default: none. */
  text?: string;
}

function OccupationSearch({ text, ...props }: OccupationSearchProps) {
  const card = useCard(occupationTrendArea, props);
  useFixedForGroup(card);
  const [searched = ''] = card.filters.cod_cbo ?? [];
  // Discards the pick when another occupation is searched for, here or in another element.
  const [choice, setChoice] = useState({ searched, code: searched });
  const picked = choice.searched === searched ? choice.code : searched;
  const chips = chipsOf(card, useFilterNames(card)).filter(({ filter }) => filter !== 'cod_cbo');
  const { message, withAnnouncement } = useAnnouncement(
    false,
    searched ? 'Busca feita: os dados da profissão estão abaixo.' : 'Busca limpa.',
  );
  const clear = withAnnouncement(() => {
    setChoice({ searched, code: '' });
    for (const { name } of occupationFilters) card.clear(name);
  });
  return (
    <>
      <SearchPanel
        title={props.heading ?? title}
        name={title}
        headingLevel={headingLevel(props)}
        field={
          <OccupationField
            card={card}
            label="Selecione a sua profissão"
            value={picked}
            disabled={'cod_cbo' in card.fixed}
            eager
            initialText={searched ? undefined : text}
            onChange={(code) => (code ? setChoice({ searched, code }) : clear())}
          />
        }
        place={
          !ignoredFilters(occupationTrendArea.filters, props.ignore ?? '').has('uf') && (
            <Select
              label="Estado"
              options={stateOptions}
              allLabel="Todos"
              value={card.filters.uf?.[0] ?? ''}
              disabled={'uf' in card.fixed}
              onChange={(uf) => card.set('uf', uf || null)}
            />
          )
        }
        measure={searched && <MeasureField card={card} />}
        canSearch={picked !== ''}
        onSearch={withAnnouncement(() => card.set('cod_cbo', picked))}
        chips={
          <Chips
            chips={chips}
            clearLabel="Limpar busca"
            onRemove={withAnnouncement((chip) => removeChip(card, chip))}
            onClear={clear}
          />
        }
      />
      <LiveRegion message={message} />
    </>
  );
}

/** A field to find an occupation, and a button that sets it for all cards of the group. */
export const occupationSearch = {
  ...occupationSearchPanel,
  props: {
    text: {
      type: 'string',
      description:
        'Texto com que o campo começa: ele recebe o foco e mostra o que encontra. Padrão: vazio.',
    },
  },
  contentParts: ['field', 'control', 'button', 'chips', 'chip'],
  styles: [searchPanelStyles, choiceFieldStyles],
  Component: OccupationSearch,
} satisfies Declaration<'occupation-search', OccupationPageFilter, Props>;
