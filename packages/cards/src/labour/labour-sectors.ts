import { labour, labourArea } from '@observatorio/contract';
import { leaderSentence, linkTerm, sectorTerm } from '@observatorio/language';
import { card } from '../model/card';
import { tableReserve } from '../model/reserve';
import { formatCell } from '../model/table-view';

const title = 'Vínculos por setor';

/** Employment links by IBGE subsector, as a sortable, paginated table with multiple selection. */
export const labourSectors = card({
  tag: 'labour-sectors',
  title,
  description: 'Tabela dos vínculos ativos por setor, que se ordena, pagina e seleciona.',
  area: labourArea,
  kinds: ['selectable'],
  rows: labour.bySector,
  selects: 'setor',
  layout: 'table',
  // A page of sectors is shorter than other tables.
  extraHeight: -110,
  // The names of some sectors take up two lines on a phone.
  reserve: tableReserve(-110, -47),
  summarize: leaderSentence('O setor com mais vínculos'),
  term: [linkTerm, sectorTerm],
  draw: (rows) => ({
    kind: 'selectable',
    caption: title,
    label: 'Setor',
    rows,
    figures: [
      { key: 'count', label: 'Vínculos', format: (count: unknown) => formatCell('count', count) },
    ],
    sortBy: 'count',
  }),
});
