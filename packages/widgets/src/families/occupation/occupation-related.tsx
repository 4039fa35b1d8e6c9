import { type OccupationInfoRow, occupation } from '@observatorio/contract';
import { formatList } from '@observatorio/domain';
import { StarGraph, starGraphStyles } from '@observatorio/ui';
import { chartReserve } from '../../base/reserve';
import { chartCard } from '../../card/chart-card';
import { namedOccupationArea } from './occupation-info-area';

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
export const occupationRelated = chartCard({
  tag: 'occupation-related',
  title: 'Ocupações relacionadas',
  description: 'Grafo com até cinco ocupações relacionadas; cada uma é um link para a busca dela.',
  area: namedOccupationArea,
  dataset: occupation.info,
  sources: ['perfis'],
  content: 'drawing',
  reserve: chartReserve(0, 0, { lines: 5 }),
  columns: [{ key: 'label', label: 'Ocupação', kind: 'category' }],
  filter: 'cod_cbo',
  arrange: relatedOf,
  summarize: (rows) =>
    rows[0]
      ? `${rows.length === 1 ? 'Parecida' : 'Parecidas'} com ${rows[0].center}: ${formatList(rows.map(({ label }) => label))}.`
      : '',
  styles: [starGraphStyles],
  chart: ({ rows, label, onSelect, hrefOf }) => (
    <StarGraph
      label={label}
      center={rows[0]?.center ?? ''}
      nodes={rows.map((row) => ({ ...row, href: hrefOf({ cod_cbo: [row.key] }) }))}
      onSelect={onSelect}
    />
  ),
});
