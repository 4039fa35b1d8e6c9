import { lineChart } from '@observatorio/charts/line-chart';
import {
  comingSoon,
  labour,
  labourFilterDefinitions,
  namedOccupationArea,
  type OccupationInfoRow,
  occupation,
  translateFilters,
} from '@observatorio/contract';
import { competencyTags } from '@observatorio/domain';
import {
  automationSentence,
  capitalized,
  coverageName,
  economy40Term,
  evolutionSentence,
  formatPercent,
  paySentence,
  QUALIFICATION_LEVELS,
  qualificationDescription,
  qualificationLevel,
  uncapitalized,
} from '@observatorio/language';
import { type CardContext, type CardQuery, card } from '../model/card';
import type { Fact, FactContent } from '../model/content';
import { everywhere } from '../shared/selection-words';
import { seriesIn, seriesNote } from './series-note';

const textFact = (text: string | null): FactContent | undefined =>
  text ? { kind: 'text', text } : undefined;

const qualificationFact = (level: number): FactContent => ({
  kind: 'share',
  share: {
    label: qualificationLevel(level),
    value: Math.min(level, QUALIFICATION_LEVELS),
    max: QUALIFICATION_LEVELS,
    note: qualificationDescription(level),
  },
});

const automationFact = (probability: number): FactContent => ({
  kind: 'share',
  share: {
    label: 'De 0% a 100%',
    value: probability * 100,
    text: formatPercent(probability),
    note: automationSentence(probability),
  },
});

/** Coverage of the links by year. */
interface SeriesCoverage {
  /** Warns if it differs from that of the other figures; empty if it does not. */
  note: string;
  /** The covered part of the country: `no Acre`; undefined for all of it. */
  place: string | undefined;
}

/** Coverage of the series file, or of the editions of links if those are shown instead. */
function coverageOf({ editions, links }: Pick<CardContext, 'editions' | 'links'>): SeriesCoverage {
  const series = seriesIn(editions);
  const { ufs } = series ?? links ?? {};
  return {
    note: seriesNote(series, links),
    place: coverageName(ufs) ? everywhere(ufs) : undefined,
  };
}

const evolutionFact = (
  { evolution, breaks, partialYears }: OccupationInfoRow,
  { note, place }: SeriesCoverage,
): FactContent => ({
  kind: 'series',
  sentence: evolutionSentence(evolution, { breaks, partialYears, place }),
  note: [note, ...new Set(breaks.map(({ reason }) => reason))].filter(Boolean).join(' '),
  rows: evolution,
  breaks,
  partialYears,
  chart: lineChart({ rows: evolution, breaks, partialYears, height: 180 }),
});

const economyWords = (isEconomy40: boolean): string =>
  isEconomy40
    ? 'Sim: faz parte das ocupações da Economia 4.0.'
    : 'Não faz parte das ocupações da Economia 4.0.';

const parts = {
  pay: {
    // Uses the failure message of the card's own rows.
    dataset: { ...labour.yardstick, failure: occupation.info.failure },
    filtersOf: ({ filters }: CardQuery) =>
      translateFilters(filters, namedOccupationArea.filters, labourFilterDefinitions),
    isNeeded: () => false,
    isListed: true,
  },
};

/** Pay of the occupation beside that of all occupations; none until it loads. */
function payFacts({ parts: { pay: answer }, pay, links }: CardContext<typeof parts>): Fact[] {
  const [row, ...compared] = answer?.rows ?? [];
  if (!row?.links) return [];
  const words = uncapitalized(paySentence(row, pay, compared));
  return [
    { name: 'Remuneração', content: textFact(`${capitalized(everywhere(links?.ufs))}, ${words}`) },
  ];
}

/** Facts about an occupation. */
function factsOf(info: OccupationInfoRow, coverage: SeriesCoverage): Fact[] {
  const { description, conditions, qualification, automation, evolution, isEconomy40 } = info;
  const tags = competencyTags(info.competencies);
  return [
    { name: 'Descrição', content: textFact(description) },
    { name: 'Condições gerais', content: textFact(conditions) },
    {
      name: 'Qualificação',
      content: qualification === null ? undefined : qualificationFact(qualification),
    },
    {
      name: 'Probabilidade de automação',
      content: automation === null ? undefined : automationFact(automation),
    },
    {
      name: 'Evolução das vagas',
      content: evolution.length > 0 ? evolutionFact(info, coverage) : undefined,
    },
    {
      name: 'Economia 4.0',
      content: isEconomy40 === null ? undefined : textFact(economyWords(isEconomy40)),
    },
    {
      name: 'Competências da Economia 4.0',
      content: tags.length > 0 ? { kind: 'tags', tags } : undefined,
    },
  ];
}

/** Description, conditions, qualification, automation, growth and Economy 4.0 of an occupation. */
export const occupationInfo = card({
  tag: 'occupation-info',
  title: 'Sobre a ocupação',
  description:
    'Painel com descrição, condições gerais, qualificação, automação, evolução das vagas e Economia 4.0.',
  area: namedOccupationArea,
  hasLegend: false,
  rows: occupation.info,
  parts,
  sources: ['cbo', 'perfis', 'automacao', 'evolucao', 'rais'],
  kinds: ['facts'],
  layout: 'panel',
  summarize: ([info]) => (info ? `${info.title}: o que faz, o que pede e como evolui.` : ''),
  term: economy40Term,
  extraHeight: 560,
  narrowExtraHeight: 760,
  draw: ([info], context) => ({
    kind: 'facts',
    facts: info ? [...factsOf(info, coverageOf(context)), ...payFacts(context)] : [],
    missing: comingSoon,
  }),
});
