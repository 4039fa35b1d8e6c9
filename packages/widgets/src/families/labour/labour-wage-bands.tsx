import { BarChart } from '@observatorio/charts/bar-chart';
import { labour } from '@observatorio/contract';
import { leaderSentence, payNoun, payWithheld, wageRanges } from '@observatorio/domain';
import type { CommonProps, Declaration } from '../../base/declaration';
import { chartReserve } from '../../base/reserve';
import { byCode } from '../../card/arrange';
import { DataCard } from '../../card/data-card';
import { ownDataCard } from '../../card/own-data-card';
import { useCard } from '../../data/use-card';
import { CLASSIFIED_PAY } from '../shared/pay-texts';
import { labourArea } from './labour-area';
import { usePayRows } from './use-pay-rows';
import { WithheldNotice } from './withheld-notice';

const title = 'Vínculos por faixa salarial';
const filter = 'minimumSalaryRange';

const bandSentence = leaderSentence('A faixa com mais vínculos, em salários mínimos,', wageRanges);

const WIDTHS_NOTE =
  'As faixas têm larguras diferentes: o tamanho da barra mostra quantos vínculos há em cada uma, e não a sua concentração.';

function LabourWageBands(props: CommonProps) {
  const card = useCard(labourArea, props);
  const { data, figures } = usePayRows(card, labour.byWageBand, { ignores: filter });
  const hasLinks = figures !== undefined && figures.links > 0;
  return (
    <DataCard
      title={title}
      card={card}
      columns={labour.byWageBand.columns}
      data={data}
      filter={filter}
      arrange={byCode}
      extraHeight={40}
      narrowExtraHeight={56}
      isEmpty={(rows) => !hasLinks && rows.length === 0}
      summarize={(rows, selected, unit, pay) =>
        hasLinks && rows.length === 0 ? payWithheld(pay) : bandSentence(rows, selected, unit)
      }
      term={(pay) => ({
        name: 'faixa salarial',
        definition: `A ${payNoun(pay)} dividida pelo salário mínimo. ${CLASSIFIED_PAY}`,
      })}
    >
      {(rows, view) =>
        rows.length === 0 ? (
          <WithheldNotice pay={view.pay} />
        ) : (
          <BarChart
            rows={rows}
            direction="columns"
            ordered
            gapless
            axisTitle="Salários mínimos"
            note={WIDTHS_NOTE}
            {...view}
          />
        )
      }
    </DataCard>
  );
}

/** Employment links by pay band in minimum wages, as a histogram. */
export const labourWageBands = {
  tag: 'labour-wage-bands',
  title,
  description: 'Histograma dos vínculos ativos por faixa de remuneração, em salários mínimos.',
  area: labourArea,
  selects: filter,
  reserve: chartReserve(40, 56),
  ...ownDataCard({
    title,
    area: labourArea,
    columns: labour.byWageBand.columns,
    isMap: false,
    heights: { extraHeight: 40, narrowExtraHeight: 56 },
    chart: ({ rows, ...view }) => <BarChart rows={rows} direction="columns" ordered {...view} />,
    ApiCard: LabourWageBands,
  }),
} satisfies Declaration;
