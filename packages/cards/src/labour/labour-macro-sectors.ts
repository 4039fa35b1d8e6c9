import { labour, labourArea } from '@observatorio/contract';
import { leaderSentence, linkTerm, macroSectorTerm } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCount } from '../model/arrange';
import { card } from '../model/card';

/** Employment links by macro sector, as a bar chart. */
export const labourMacroSectors = card({
  tag: 'labour-macro-sectors',
  title: 'Vínculos por grande setor',
  description: 'Barras com os vínculos ativos de cada um dos cinco grandes setores.',
  area: labourArea,
  hasLegend: false,
  rows: labour.byMacroSector,
  selects: 'grandeSetor',
  arrange: byCount,
  summarize: leaderSentence('O grande setor com mais vínculos'),
  term: [linkTerm, macroSectorTerm],
  draw: bars(),
});
