import { LineChart } from '@observatorio/charts/line-chart';
import { type OccupationInfoRow, occupation } from '@observatorio/contract';
import {
  automationSentence,
  competencyTags,
  economy40Term,
  evolutionSentence,
  formatCount,
  formatDecimal,
  formatPercent,
  qualificationDescription,
  qualificationLevel,
  qualificationPercent,
} from '@observatorio/domain';
import {
  DataTable,
  type Fact,
  Facts,
  factsStyles,
  ShareBar,
  shareBarStyles,
  TagList,
  tagListStyles,
} from '@observatorio/ui';
import { chartCard } from '../../card/chart-card';
import { comingSoon } from '../shared/coming-soon';
import { namedOccupationArea } from './occupation-info-area';
import { seriesIn, seriesNote } from './series-note';

const COMPETENCIES = 'Competências da Economia 4.0';

function Qualification({ level }: { level: number }) {
  const percent = qualificationPercent(level);
  return (
    <ShareBar
      label={qualificationLevel(level)}
      value={percent}
      text={`${formatDecimal(percent)}%`}
      note={qualificationDescription(level)}
    />
  );
}

const Automation = ({ probability }: { probability: number }) => (
  <ShareBar
    label="De 0% a 100%"
    value={probability * 100}
    text={formatPercent(probability)}
    note={automationSentence(probability)}
  />
);

interface EvolutionProps {
  rows: OccupationInfoRow['evolution'];
  themeKey: string;
  /** Warning about the coverage of the series; empty if there is none. */
  note: string;
}

function Evolution({ rows, themeKey, note }: EvolutionProps) {
  const sentence = evolutionSentence(rows);
  return (
    <>
      <p>{sentence}</p>
      {note && <p className="fact-note">{note}</p>}
      <LineChart
        rows={rows}
        label={`Evolução das vagas. ${sentence}`}
        height={180}
        themeKey={themeKey}
      />
      <details>
        <summary>Ver os números</summary>
        <DataTable
          caption="Evolução das vagas"
          columns={[
            { label: 'Ano', numeric: false },
            { label: 'Vínculos', numeric: true },
          ]}
          rows={rows.map(({ year, links }) => ({
            key: null,
            cells: [String(year), formatCount(links)],
          }))}
        />
      </details>
    </>
  );
}

const economyWords = (isEconomy40: boolean): string =>
  isEconomy40
    ? 'Sim: faz parte das ocupações da Economia 4.0.'
    : 'Não faz parte das ocupações da Economia 4.0.';

const factsOf = (info: OccupationInfoRow, themeKey: string, note: string): Fact[] => {
  const { description, conditions, qualification, automation, evolution, isEconomy40 } = info;
  const competencies = competencyTags(info.competencies);
  return [
    { name: 'Descrição', content: description },
    { name: 'Condições gerais', content: conditions },
    {
      name: 'Qualificação',
      content: qualification !== null && <Qualification level={qualification} />,
    },
    {
      name: 'Probabilidade de automação',
      content: automation !== null && <Automation probability={automation} />,
    },
    {
      name: 'Evolução das vagas',
      content: evolution.length > 0 && (
        <Evolution rows={evolution} themeKey={themeKey} note={note} />
      ),
    },
    { name: 'Economia 4.0', content: isEconomy40 !== null && economyWords(isEconomy40) },
    {
      name: COMPETENCIES,
      content: competencies.length > 0 && <TagList label={COMPETENCIES} tags={competencies} />,
    },
  ];
};

const missing = (
  <>
    <strong>{comingSoon.title}</strong> {comingSoon.text}
  </>
);

/** Description, conditions, qualification, automation, growth and Economy 4.0 of an occupation. */
export const occupationInfo = chartCard({
  tag: 'occupation-info',
  title: 'Sobre a ocupação',
  description:
    'Painel com descrição, condições gerais, qualificação, automação, evolução das vagas e Economia 4.0.',
  area: namedOccupationArea,
  contentParts: ['chart', 'table'],
  dataset: occupation.info,
  sources: ['cbo', 'perfis', 'automacao', 'evolucao'],
  content: 'panel',
  summarize: ([info]) => (info ? `${info.title}: o que faz, o que pede e como evolui.` : ''),
  term: economy40Term,
  extraHeight: 480,
  narrowExtraHeight: 680,
  styles: [factsStyles, shareBarStyles, tagListStyles],
  chart: ({ rows: [info], themeKey, editions, links }) => {
    const note = seriesNote(seriesIn(editions), links);
    return info && <Facts facts={factsOf(info, themeKey, note)} missing={missing} />;
  },
});
