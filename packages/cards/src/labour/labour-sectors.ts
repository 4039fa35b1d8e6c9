import { labour, labourArea, labourMeasureArea, type PayRow } from '@observatorio/contract';
import { leaderSentence, linkTerm, sectorPay, sectorTerm } from '@observatorio/language';
import { card, variant } from '../model/card';
import { tableReserve } from '../model/reserve';
import { formatCell } from '../model/table-view';
import { byPay, payFields } from '../shared/pay-rows';
import { payFigures, SPREAD_COLUMNS } from '../shared/pay-table';
import { paySummary, payTermsOf, payTitle, withPay } from '../shared/pay-variant';

const title = 'Vínculos por setor';

const selects = 'setor';

/** A page of sectors is shorter than other tables. */
const extraHeight = -110;

const links = card({
  tag: 'labour-sectors',
  title,
  description:
    'Tabela dos vínculos ativos por setor, ou da remuneração, que se ordena, pagina e seleciona.',
  area: labourArea,
  kinds: ['selectable'],
  rows: labour.bySector,
  selects,
  layout: 'table',
  extraHeight,
  // The names of some sectors take up two lines on a phone.
  reserve: tableReserve(extraHeight, -47),
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

/**
 * Employment links by IBGE subsector, or their pay, as a sortable, paginated table with multiple
 * selection.
 */
export const labourSectors = withPay(links, labourMeasureArea, (measure) => {
  const caption = payTitle(measure, 'por setor');
  return variant<PayRow, PayRow, any, 'selectable'>({
    title: caption,
    rows: labour.pay,
    filtersOf: ({ filters }) => ({ ...filters, por: [selects] }),
    selects,
    kinds: ['selectable'],
    layout: 'table',
    columns: [],
    extraHeight,
    arrange: byPay(measure),
    summarize: paySummary(measure, sectorPay),
    term: payTermsOf(measure, sectorTerm, SPREAD_COLUMNS),
    draw: (rows) => ({
      kind: 'selectable',
      caption,
      label: 'Setor',
      rows,
      figures: payFigures(measure),
      sortBy: payFields[measure],
    }),
  });
});
