import { labour } from '@observatorio/contract';
import { leaderSentence, linkTerm, sectorTerm } from '@observatorio/domain';
import { pagerStyles, SelectableTable, selectableTableStyles } from '@observatorio/ui';
import { tableReserve } from '../../base/reserve';
import { chartCard } from '../../card/chart-card';
import { formatCell } from '../../card/table-view';
import { labourArea } from './labour-area';

const title = 'Vínculos por setor';

const asCount = (count: unknown): string => formatCell('count', count);

/** Employment links by IBGE subsector, as a sortable, paginated table with multiple selection. */
export const labourSectors = chartCard({
  tag: 'labour-sectors',
  title,
  description: 'Tabela dos vínculos ativos por setor, que se ordena, pagina e seleciona.',
  area: labourArea,
  dataset: labour.bySector,
  filter: 'setor',
  content: 'table',
  // A page of sectors is shorter than other tables.
  extraHeight: -110,
  // The names of some sectors take up two lines on a phone.
  reserve: tableReserve(-110, -47),
  summarize: leaderSentence('O setor com mais vínculos'),
  styles: [selectableTableStyles, pagerStyles],
  chart: ({ rows, selected, onSelectAll }) => (
    <SelectableTable
      caption={title}
      label="Setor"
      figures={[{ key: 'count', label: 'Vínculos', format: asCount }]}
      sortBy="count"
      rows={rows}
      selected={selected}
      onSelectionChange={onSelectAll}
    />
  ),
  term: [linkTerm, sectorTerm],
});
