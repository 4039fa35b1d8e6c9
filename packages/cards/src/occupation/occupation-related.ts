import { namedOccupationArea, type OccupationInfoRow, occupation } from '@observatorio/contract';
import { formatList } from '@observatorio/language';
import { card } from '../model/card';
import { chartReserve } from '../model/reserve';

/** An occupation related to the searched one. */
interface RelatedRow {
  /** Six-digit CBO code. */
  key: string;
  label: string;
  /** Title of the searched occupation. */
  center: string;
}

const relatedOf = ([info]: readonly OccupationInfoRow[]): RelatedRow[] =>
  info?.related.map(({ code, title }) => ({ key: code, label: title, center: info.title })) ?? [];

/** Up to five related occupations as a graph; each node links to its search page. */
export const occupationRelated = card({
  tag: 'occupation-related',
  title: 'Ocupações relacionadas',
  description: 'Grafo com até cinco ocupações relacionadas; cada uma é um link para a busca dela.',
  area: namedOccupationArea,
  rows: occupation.info,
  sources: ['perfis'],
  kinds: ['star'],
  layout: 'drawing',
  reserve: chartReserve(0, 0, { lines: 5 }),
  columns: [{ key: 'label', label: 'Ocupação', kind: 'category' }],
  selects: 'cod_cbo',
  arrange: relatedOf,
  summarize: (rows) =>
    rows[0]
      ? `${rows.length === 1 ? 'Parecida' : 'Parecidas'} com ${rows[0].center}: ${formatList(rows.map(({ label }) => label))}.`
      : '',
  draw: (rows, { hrefOf }) => ({
    kind: 'star',
    center: rows[0]?.center ?? '',
    nodes: rows.map(({ key, label }) => ({ key, label, href: hrefOf({ cod_cbo: [key] }) })),
  }),
});
