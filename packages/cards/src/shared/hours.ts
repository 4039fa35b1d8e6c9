import { barChart } from '@observatorio/charts/bar-chart';
import type { ValueTexts } from '@observatorio/charts/specs';
import { type Area, type Column, type Filters, labour, type PayRow } from '@observatorio/contract';
import { type CountRow, LAST_PART_TIME_BAND } from '@observatorio/domain';
import {
  formatMoney,
  hourlyPaySentence,
  hoursSentence,
  LINKS,
  linkTerm,
  tenureSentence,
  withUnit,
} from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode } from '../model/arrange';
import {
  type Card,
  type CardContext,
  type CardQuery,
  type Part,
  type TagName,
  variant,
  variantCard,
} from '../model/card';
import type { Content } from '../model/content';
import { chartReserve } from '../model/reserve';
import { NOTHING, WITHHELD } from '../model/table-view';
import { hourlyDefinition, PART_TIME_DEFINITION } from './pay-texts';

type HoursParts = Record<'total', Part<PayRow>>;

const views = { jornada: 'Jornada', hora: 'Por hora', tempo: 'Tempo no emprego' };

const controls = ({ view = 'jornada' }: CardQuery) =>
  [{ kind: 'views', label: 'Mostrar', views, view }] as const;

const columnsBy = (category: string): readonly Column<PayRow>[] => [
  { key: 'label', label: category, kind: 'category' },
  { key: 'count', label: 'Vínculos', kind: 'count' },
  { key: 'meanPay', label: 'Média', kind: 'money' },
  { key: 'medianPay', label: 'Mediana', kind: 'money' },
  { key: 'hourlyPay', label: 'Por hora (R$)', kind: 'ratio' },
];

const drawBands = bars({ ordered: true, axisTitle: 'Vínculos' });

const hourlySentence = (
  rows: readonly PayRow[],
  { parts, links }: Pick<CardContext<HoursParts>, 'parts' | 'links'>,
): string =>
  hourlyPaySentence(rows, parts.total?.rows[0], {
    isInformed: !links?.naoInformados?.includes('jornada'),
  });

/** Draws the pay per hour, or says why there is none. */
function drawHourly(rows: readonly PayRow[], context: CardContext<HoursParts>): Content<'chart'> {
  if (!rows.some(({ key, hourlyPay }) => key !== null && hourlyPay !== null)) {
    const text = hourlySentence(rows, context);
    return { kind: 'notice', title: 'Sem remuneração por hora', text };
  }
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const payOf = (key: string | null): string => {
    const { count = 0, hourlyPay = null } = byKey.get(key) ?? {};
    if (hourlyPay !== null) return formatMoney(hourlyPay);
    return count > 0 ? WITHHELD : NOTHING;
  };
  const texts: ValueTexts = {
    short: ({ key }) => payOf(key),
    sentence: ({ key, label }) =>
      `${label}: ${payOf(key)} por hora (${withUnit(byKey.get(key)?.count ?? 0, LINKS)})`,
    tick: formatMoney,
  };
  return {
    kind: 'chart',
    chart: barChart({
      rows: rows.map(({ key, label, hourlyPay }) => ({ key, label, count: hourlyPay ?? 0 })),
      ordered: true,
      axisTitle: 'R$ por hora',
      texts,
    }),
  };
}

const inlineColumns: readonly Column<CountRow>[] = [
  { key: 'label', label: 'Faixa', kind: 'category' },
  { key: 'count', label: 'Vínculos', kind: 'count' },
];

export interface HoursCardOptions<Tag extends TagName, Filter extends string> {
  tag: Tag;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter>;
  /** Translates a query of the area to filters of the labour market. Default: the query's. */
  filtersOf?(query: Pick<CardQuery, 'filters'>): Filters;
  /** Log message for a failed request. Default: that of the labour market. */
  failure?: string;
}

/** Declares a card with the contracted hours of the links, or the time since they began. */
export function hoursCard<Tag extends TagName, Filter extends string>({
  filtersOf = ({ filters }) => filters,
  failure = labour.pay.failure,
  ...declared
}: HoursCardOptions<Tag, Filter>): Card<Tag, Filter, 'chart'> {
  const dataset = { ...labour.pay, failure };
  const by = (dimension: string) => ({
    filtersOf: (query: CardQuery): Filters => ({ ...filtersOf(query), por: [dimension] }),
  });
  const partBy = (dimension: string): Part<PayRow> => ({ dataset, ...by(dimension) });
  const shared = { rows: dataset, arrange: byCode<PayRow>, controls, draw: drawBands };
  const ofHours = {
    ...shared,
    ...by('jornada'),
    parts: { total: partBy('total') },
    columns: columnsBy('Horas por semana'),
  };
  const hours = variant<PayRow, PayRow, HoursParts>({
    ...ofHours,
    title: 'Jornada e remuneração por hora',
    summarize: (rows, _selected, _unit, { parts, pay, links }) =>
      hoursSentence(rows, parts.total?.rows[0], {
        terms: pay,
        lastPartTime: LAST_PART_TIME_BAND,
        isInformed: !links?.naoInformados?.includes('jornada'),
      }),
    term: ({ pay }) => [
      linkTerm,
      { name: 'jornada', definition: 'As horas por semana do contrato, sem as extras.' },
      { name: 'tempo parcial', definition: PART_TIME_DEFINITION },
      { name: 'remuneração por hora', definition: hourlyDefinition(pay) },
    ],
  });
  const hourly = variant<PayRow, PayRow, HoursParts>({
    ...ofHours,
    title: 'Remuneração por hora de cada jornada',
    summarize: (rows, _selected, _unit, context) => hourlySentence(rows, context),
    term: ({ pay }) => [{ name: 'remuneração por hora', definition: hourlyDefinition(pay) }],
    measure: 'R$ por hora',
    draw: drawHourly,
  });
  const tenure = variant<PayRow, PayRow, Record<'halves', Part<PayRow>>>({
    ...shared,
    ...by('tempoEmprego'),
    title: 'Tempo no emprego',
    parts: { halves: partBy('inicio') },
    columns: columnsBy('Tempo no emprego'),
    summarize: (_rows, _selected, _unit, { parts, pay, links }) =>
      tenureSentence(parts.halves?.rows ?? [], {
        terms: pay,
        isInformed: !links?.naoInformados?.includes('tempoEmprego'),
      }),
    term: [
      linkTerm,
      {
        name: 'tempo no emprego',
        definition:
          'O tempo desde a admissão neste emprego, até 31 de dezembro. Quem mudou de empresa começa de novo.',
      },
    ],
  });
  return variantCard({
    ...declared,
    title: 'Jornada e remuneração por hora',
    hasLegend: false,
    hasViews: true,
    reserve: chartReserve(0, 0, { titleLines: 2, lines: 5 }),
    inlineRows: { columns: inlineColumns, isMap: false, draw: drawBands },
    variantOf: ({ view }) => (view === 'tempo' ? tenure : view === 'hora' ? hourly : hours),
  });
}
