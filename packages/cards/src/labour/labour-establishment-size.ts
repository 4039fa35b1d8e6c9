import { labour, labourArea, labourMeasureArea, type PayRow } from '@observatorio/contract';
import {
  establishmentSizeTerm,
  leaderSentence,
  linkTerm,
  type PayMeasure,
  sectorPay,
  sizePay,
  sizeRanges,
} from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode, largest } from '../model/arrange';
import { type CardQuery, type VariantOptions, variant, variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';
import { payBars, payBarVariant } from '../shared/pay-bars';
import { payVariant, withPay } from '../shared/pay-variant';

const title = 'Vínculos por tamanho do estabelecimento';
const term = [linkTerm, establishmentSizeTerm];

/**
 * Shortens size labels, because the axis names the unit: `Até 4 vínculos` → `Até 4`, `Sem vínculos`
 * → `Zero`.
 */
const shorten = (label: string): string =>
  label.replace('Sem vínculos', 'Zero').replace(' vínculos', '').replace('ou mais', '+');

/** Maximum number of bars that fit in a card. */
const MAX_SECTORS = 9;

const SECTORS = 'sectors';

type Controls = NonNullable<VariantOptions<any, any, any, 'chart'>['controls']>;

const sizeControls: Controls = ({ filters }) =>
  filters.sizeLink?.length
    ? [{ kind: 'view', label: 'Ver setores deste tamanho', view: SECTORS }]
    : [{ kind: 'hint', text: 'Escolha um tamanho para ver os seus setores.' }];

const sectorControls: Controls = () => [
  { kind: 'view', label: 'Voltar aos tamanhos', view: '', isBack: true },
];

const sizeBars = {
  direction: 'columns',
  shorten,
  axisTitle: 'Vínculos por estabelecimento',
} as const;

const sizes = variant({
  title,
  rows: labour.byEstablishmentSize,
  selects: 'sizeLink',
  arrange: byCode,
  summarize: leaderSentence('A faixa de tamanho com mais vínculos', sizeRanges),
  term,
  controls: sizeControls,
  draw: bars({ ordered: true, ...sizeBars }),
});

/** Sectors of the selected size. */
const sectors = variant({
  title,
  rows: labour.bySector,
  selects: 'setor',
  arrange: (rows, { filters }) => largest(MAX_SECTORS, filters.setor)(rows),
  summarize: leaderSentence('Neste tamanho, o setor com mais vínculos'),
  term,
  controls: sectorControls,
  draw: bars({ ordered: true, shorten }),
});

const showsSectors = ({ view, filters }: CardQuery): boolean =>
  view === SECTORS && Boolean(filters.sizeLink?.length);

const links = variantCard({
  tag: 'labour-establishment-size',
  title,
  description:
    'Colunas com os vínculos ativos por tamanho do estabelecimento, ou com a remuneração; um tamanho escolhido mostra os seus setores.',
  area: labourArea,
  hasLegend: false,
  selects: 'sizeLink',
  reserve: chartReserve(),
  inlineRows: {
    columns: labour.byEstablishmentSize.columns,
    isMap: false,
    draw: bars({ direction: 'columns', ordered: true }),
  },
  variantOf: (query) => (showsSectors(query) ? sectors : sizes),
});

const paySizes = (measure: PayMeasure) =>
  payBarVariant({
    measure,
    by: 'sizeLink',
    selects: 'sizeLink',
    title: 'por tamanho do estabelecimento',
    category: 'Tamanho do estabelecimento',
    naming: sizePay,
    terms: [establishmentSizeTerm],
    isOrdered: true,
    controls: sizeControls,
    bars: sizeBars,
  });

/** The sectors with the most links, and the selected ones, in the order of the rows. */
function largestSectors(rows: readonly PayRow[], selected: readonly string[]): PayRow[] {
  const own = rows.filter(({ key }) => key).toSorted((a, b) => b.count - a.count);
  const shown = own.filter(({ key }, index) => index < MAX_SECTORS || selected.includes(key ?? ''));
  return rows.filter((row) => shown.includes(row));
}

/** Pay of the sectors of the selected size. */
const paySectors = (measure: PayMeasure) =>
  payVariant({
    measure,
    by: 'setor',
    selects: 'setor',
    title: 'por setor',
    category: 'Setor',
    naming: sectorPay,
    terms: [establishmentSizeTerm],
    controls: sectorControls,
    draw: (rows, context) =>
      payBars(measure, {
        note: `Os ${MAX_SECTORS} setores com mais vínculos; a tabela tem todos.`,
      })(largestSectors(rows, context.selected), context),
  });

/**
 * Employment links by establishment size, or their pay, with a drill-down to the sectors of one
 * size.
 */
export const labourEstablishmentSize = withPay(links, labourMeasureArea, (measure) => {
  const [ofSizes, ofSectors] = [paySizes(measure), paySectors(measure)];
  return (query) => (showsSectors(query) ? ofSectors : ofSizes);
});
