import { BarChart } from '@observatorio/charts/bar-chart';
import { type CountRow, labour } from '@observatorio/contract';
import { establishmentSizeTerm, leaderSentence, linkTerm, sizeRanges } from '@observatorio/domain';
import { useMemo, useState } from 'react';
import type { CommonProps, Declaration } from '../../base/declaration';
import { byCode, largest } from '../../card/arrange';
import { BackButton } from '../../card/back-button';
import { DataCard, type DataCardProps } from '../../card/data-card';
import { ownDataCard } from '../../card/own-data-card';
import { useCard } from '../../data/use-card';
import { useRows } from '../../data/use-rows';
import { labourArea } from './labour-area';

const title = 'Vínculos por tamanho do estabelecimento';

/** Level of the drill-down: all sizes, or the sectors of one size. */
type Level = Required<
  Pick<DataCardProps<CountRow>, 'arrange' | 'columns' | 'filter' | 'summarize'>
>;

const sizeLevel: Level = {
  columns: labour.byEstablishmentSize.columns,
  filter: 'sizeLink',
  arrange: byCode,
  summarize: leaderSentence('A faixa de tamanho com mais vínculos', sizeRanges),
};

/**
 * Shortens size labels, because the axis names the unit: `Até 4 vínculos` → `Até 4`, `Sem vínculos`
 * → `Zero`.
 */
const shortSize = (label: string): string =>
  label.replace('Sem vínculos', 'Zero').replace(' vínculos', '').replace('ou mais', '+');

/** Maximum number of bars that fit in a card. */
const MAX_SECTORS = 9;

const sectorLevel: Omit<Level, 'arrange'> = {
  columns: labour.bySector.columns,
  filter: 'setor',
  summarize: leaderSentence('Neste tamanho, o setor com mais vínculos'),
};

interface ToolbarProps {
  hasSize: boolean;
  inSectors: boolean;
  onChange: (inSectors: boolean) => void;
}

function Toolbar({ hasSize, inSectors, onChange }: ToolbarProps) {
  if (inSectors)
    return <BackButton onClick={() => onChange(false)}>Voltar aos tamanhos</BackButton>;
  if (!hasSize) return <p className="hint">Escolha um tamanho para ver os seus setores.</p>;
  return (
    <button type="button" className="link-button" onClick={() => onChange(true)}>
      Ver setores deste tamanho
    </button>
  );
}

function LabourEstablishmentSize(props: CommonProps) {
  const card = useCard(labourArea, props);
  const [wantsSectors, setWantsSectors] = useState(false);
  const hasSize = card.filters.sizeLink !== undefined && card.filters.sizeLink.length > 0;
  const inSectors = wantsSectors && hasSize;
  const sizes = useRows(card, labour.byEstablishmentSize, {
    ignores: sizeLevel.filter,
    enabled: !inSectors,
  });
  const sectors = useRows(card, labour.bySector, {
    ignores: sectorLevel.filter,
    enabled: inSectors,
  });
  const chosen = card.filters[sectorLevel.filter];
  const arrangeSectors = useMemo(() => largest(MAX_SECTORS, chosen), [chosen]);
  return (
    <DataCard
      title={title}
      card={card}
      data={inSectors ? sectors : sizes}
      {...(inSectors ? { ...sectorLevel, arrange: arrangeSectors } : sizeLevel)}
      term={[linkTerm, establishmentSizeTerm]}
      toolbar={<Toolbar hasSize={hasSize} inSectors={inSectors} onChange={setWantsSectors} />}
    >
      {(rows, view) => (
        <BarChart
          rows={rows}
          ordered
          direction={inSectors ? 'bars' : 'columns'}
          shorten={shortSize}
          axisTitle={inSectors ? undefined : 'Vínculos por estabelecimento'}
          {...view}
        />
      )}
    </DataCard>
  );
}

/** Employment links by establishment size, with a drill-down to the sectors of one size. */
export const labourEstablishmentSize = {
  tag: 'labour-establishment-size',
  title,
  description:
    'Colunas com os vínculos ativos por tamanho do estabelecimento; um tamanho escolhido mostra os seus setores.',
  area: labourArea,
  contentParts: ['chart', 'table'],
  selects: 'sizeLink',
  ...ownDataCard({
    title,
    area: labourArea,
    columns: sizeLevel.columns,
    isMap: false,
    heights: { extraHeight: undefined, narrowExtraHeight: undefined },
    chart: ({ rows, ...view }) => <BarChart rows={rows} direction="columns" ordered {...view} />,
    ApiCard: LabourEstablishmentSize,
  }),
} satisfies Declaration;
