import { labour } from '@observatorio/contract';
import { leaderSentence } from '@observatorio/domain';
import { pagerStyles, SelectableTable, selectableTableStyles } from '@observatorio/ui';
import type { CommonProps, Declaration } from '../../base/declaration';
import { DataCard } from '../../card/data-card';
import { useCard } from '../../data/use-card';
import { useFiltersWithout } from '../../data/use-filters-without';
import { useRows } from '../../data/use-rows';
import { labourArea } from './labour-area';

const tag = 'labour-sectors';
const title = 'Vínculos por setor';
const summarize = leaderSentence('O setor com mais vínculos');

function LabourSectors(props: CommonProps) {
  const card = useCard(labourArea, props);
  // The table keeps the sectors that are not chosen, so that one can add them to the choice.
  const filters = useFiltersWithout(card, 'setor');
  const data = useRows(card, labour.bySector, { filters });
  return (
    <DataCard
      tag={tag}
      title={title}
      props={props}
      card={card}
      data={data}
      filter="setor"
      summarize={summarize}
      kind="table"
      term={{
        name: 'setor',
        definition:
          'Os 25 subsetores do IBGE, pela atividade principal do estabelecimento em que a pessoa trabalha.',
      }}
    >
      {(rows, { selected, onSelectAll }) => (
        <SelectableTable
          caption={title}
          columns={{ label: 'Setor', count: 'Vínculos' }}
          rows={rows}
          selected={selected}
          onSelectionChange={onSelectAll}
        />
      )}
    </DataCard>
  );
}

/** Links by IBGE subsector, as a table that is sorted, paged and chosen from. */
export const labourSectors = {
  tag,
  title,
  description: 'Tabela dos vínculos ativos por setor, que se ordena, pagina e seleciona.',
  area: labourArea,
  selects: 'setor',
  styles: [selectableTableStyles, pagerStyles],
  Component: LabourSectors,
} satisfies Declaration;
