import { labour, labourArea, labourMeasureArea } from '@observatorio/contract';
import { leaderSentence, linkTerm, macroSectorPay, macroSectorTerm } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCount } from '../model/arrange';
import { card } from '../model/card';
import { payBarVariant } from '../shared/pay-bars';
import { withPay } from '../shared/pay-variant';

const selects = 'grandeSetor';

const links = card({
  tag: 'labour-macro-sectors',
  title: 'Vínculos por grande setor',
  description:
    'Barras com os vínculos ativos de cada um dos cinco grandes setores, ou com a remuneração.',
  area: labourArea,
  hasLegend: false,
  rows: labour.byMacroSector,
  selects,
  arrange: byCount,
  summarize: leaderSentence('O grande setor com mais vínculos'),
  term: [linkTerm, macroSectorTerm],
  draw: bars(),
});

/** Employment links by macro sector, or their pay, as a bar chart. */
export const labourMacroSectors = withPay(links, labourMeasureArea, (measure) =>
  payBarVariant({
    measure,
    by: selects,
    selects,
    title: 'por grande setor',
    category: 'Grande setor',
    naming: macroSectorPay,
    terms: [macroSectorTerm],
  }),
);
