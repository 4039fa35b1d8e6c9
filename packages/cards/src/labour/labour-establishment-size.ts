import { labour, labourArea } from '@observatorio/contract';
import {
  establishmentSizeTerm,
  leaderSentence,
  linkTerm,
  sizeRanges,
} from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode, largest } from '../model/arrange';
import { variant, variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';

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

const sizes = variant({
  title,
  rows: labour.byEstablishmentSize,
  selects: 'sizeLink',
  arrange: byCode,
  summarize: leaderSentence('A faixa de tamanho com mais vínculos', sizeRanges),
  term,
  controls: ({ filters }) =>
    filters.sizeLink?.length
      ? [{ kind: 'view', label: 'Ver setores deste tamanho', view: SECTORS }]
      : [{ kind: 'hint', text: 'Escolha um tamanho para ver os seus setores.' }],
  draw: bars({
    ordered: true,
    direction: 'columns',
    shorten,
    axisTitle: 'Vínculos por estabelecimento',
  }),
});

/** Sectors of the selected size. */
const sectors = variant({
  title,
  rows: labour.bySector,
  selects: 'setor',
  arrange: (rows, { filters }) => largest(MAX_SECTORS, filters.setor)(rows),
  summarize: leaderSentence('Neste tamanho, o setor com mais vínculos'),
  term,
  controls: () => [{ kind: 'view', label: 'Voltar aos tamanhos', view: '', isBack: true }],
  draw: bars({ ordered: true, shorten }),
});

/** Employment links by establishment size, with a drill-down to the sectors of one size. */
export const labourEstablishmentSize = variantCard({
  tag: 'labour-establishment-size',
  title,
  description:
    'Colunas com os vínculos ativos por tamanho do estabelecimento; um tamanho escolhido mostra os seus setores.',
  area: labourArea,
  hasLegend: false,
  selects: 'sizeLink',
  reserve: chartReserve(),
  inlineRows: {
    columns: labour.byEstablishmentSize.columns,
    isMap: false,
    draw: bars({ direction: 'columns', ordered: true }),
  },
  variantOf: ({ view, filters }) =>
    view === SECTORS && filters.sizeLink?.length ? sectors : sizes,
});
