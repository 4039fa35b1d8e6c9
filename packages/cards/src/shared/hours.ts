import { type Area, type Column, type Filters, labour, type PayRow } from '@observatorio/contract';
import { type CountRow, LAST_PART_TIME_BAND } from '@observatorio/domain';
import { hoursSentence, linkTerm, tenureSentence } from '@observatorio/language';
import { bars } from '../drawings/bars';
import { byCode } from '../model/arrange';
import {
  type Card,
  type CardQuery,
  type Part,
  type TagName,
  variant,
  variantCard,
} from '../model/card';
import { chartReserve } from '../model/reserve';
import { hourlyDefinition, PART_TIME_DEFINITION } from './pay-texts';

const views = { jornada: 'Jornada', tempo: 'Tempo no emprego' };

const controls = ({ view = 'jornada' }: CardQuery) =>
  [{ kind: 'views', label: 'Mostrar', views, view }] as const;

const columnsBy = (category: string): readonly Column<PayRow>[] => [
  { key: 'label', label: category, kind: 'category' },
  { key: 'count', label: 'Vínculos', kind: 'count' },
  { key: 'meanPay', label: 'Média', kind: 'money' },
  { key: 'medianPay', label: 'Mediana', kind: 'money' },
  { key: 'hourlyPay', label: 'Por hora (R$)', kind: 'ratio' },
];

const drawBands = bars({ ordered: true });

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
  const hours = variant<PayRow, PayRow, Record<'total', Part<PayRow>>>({
    ...shared,
    ...by('jornada'),
    title: 'Jornada e remuneração por hora',
    parts: { total: partBy('total') },
    columns: columnsBy('Horas por semana'),
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
    variantOf: ({ view }) => (view === 'tempo' ? tenure : hours),
  });
}
