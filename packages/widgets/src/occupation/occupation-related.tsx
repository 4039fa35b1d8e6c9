import { filtersToSearch } from '@observatorio/bus';
import { occupation } from '@observatorio/contract';
import { formatList } from '@observatorio/domain';
import { StarGraph, starGraphStyles } from '@observatorio/ui';
import { DataCard } from '../card/data-card';
import type { CommonProps, Declaration } from '../declaration';
import { useCard } from '../use-card';
import { useRows } from '../use-rows';
import { namedOccupationArea } from './occupation-info-area';

const tag = 'occupation-related';
const title = 'Ocupações relacionadas';

const sources = ['perfis'];

const addressOf = (code: string): string =>
  filtersToSearch({ cod_cbo: [code] }, namedOccupationArea.filters, location.search);

function OccupationRelated(props: CommonProps) {
  const card = useCard(namedOccupationArea, props);
  const data = useRows(card, occupation.info, { sources });
  return (
    <DataCard
      tag={tag}
      title={title}
      props={props}
      card={card}
      data={data}
      kind="panel"
      isEmpty={([info]) => !info?.related.length}
      summarize={([info]) =>
        info?.related.length
          ? `${info.title} se parece com ${formatList(info.related.map((other) => other.title))}.`
          : ''
      }
    >
      {([info]) =>
        info && (
          <StarGraph
            label={title}
            center={info.title}
            nodes={info.related.map(({ code, title: label }) => ({
              key: code,
              label,
              href: addressOf(code),
            }))}
            onSelect={(code) => card.set('cod_cbo', code)}
          />
        )
      }
    </DataCard>
  );
}

/** The occupations most like this one, each a link that searches it. */
export const occupationRelated = {
  tag,
  title,
  description: 'Grafo com até cinco ocupações relacionadas; cada uma é um link para a busca dela.',
  area: namedOccupationArea,
  styles: [starGraphStyles],
  Component: OccupationRelated,
} satisfies Declaration;
