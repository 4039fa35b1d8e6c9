import {
  type CourseTrendRow,
  course,
  courseTrendArea,
  DISTANCE_VACANCIES,
  type Filters,
  levelOfCourse,
  without,
} from '@observatorio/contract';
import { countTrend, formatCompact, measureUnit } from '@observatorio/language';
import { type CardQuery, type Control, variant, variantCard } from '../model/card';
import { chartReserve } from '../model/reserve';
import {
  byYear,
  drawTrend,
  inlineTrend,
  partialBreaks,
  type TrendOptions,
  trendSummary,
  type YearRow,
} from '../shared/trend';

type Row = YearRow<CourseTrendRow>;

/** Measures by view. */
const measures = {
  matriculas: { label: 'Matrículas', key: 'count' },
  concluintes: { label: 'Concluintes', key: 'graduates' },
  vagas: { label: 'Vagas', key: 'vacancies' },
} as const;

type Measure = (typeof measures)[keyof typeof measures];

/** Measure of a view; the census counts no other than enrolments in technical courses. */
const measureOf = ({ view, filters }: CardQuery): Measure =>
  levelOfCourse(filters) === 'Superior'
    ? (measures[view as keyof typeof measures] ?? measures.matriculas)
    : measures.matriculas;

/** Lets the reader choose among the measures that the rows have. */
function controlsOf(query: CardQuery, rows: readonly CourseTrendRow[] = []): Control[] {
  const known = Object.entries(measures).filter(([, { key }]) =>
    rows.some((row) => row[key] !== null),
  );
  if (known.length < 2) return [];
  const views = Object.fromEntries(known.map(([view, { label }]) => [view, label]));
  const current = Object.values(measures).indexOf(measureOf(query));
  return [
    {
      kind: 'views',
      label: 'Mostrar',
      views,
      view: Object.keys(measures)[current] ?? 'matriculas',
    },
  ];
}

const hasPlace = (filters: Filters): boolean =>
  ['regiao', 'uf', 'municipio'].some((name) => filters[name]?.length);

function ofMeasure(measure: Measure, asked: Filters) {
  const { label, key } = measure;
  const unit = measureUnit(label);
  const options: TrendOptions<CourseTrendRow> = {
    valueOf: (row) => row[key],
    words: countTrend(unit),
    breaksIn: partialBreaks,
  };
  const note = ({ filters }: { filters: Filters }): string =>
    key === 'vacancies' && hasPlace(filters) ? DISTANCE_VACANCIES : '';
  return variant<CourseTrendRow, Row>({
    title: titleOf(label),
    rows: course.trend,
    // The compared courses replace the chosen one.
    filtersOf: ({ filters }) => (filters.compara ? without(filters, ['codigo_curso']) : filters),
    arrange: byYear,
    columns: [
      { key: 'label', label: 'Ano', kind: 'category' },
      ...(asked.compara ? [{ key: 'series', label: 'Curso', kind: 'category' } as const] : []),
      { key: 'count', label: 'Matrículas', kind: 'count' },
      ...(levelOfCourse(asked) === 'Superior'
        ? ([
            { key: 'graduates', label: 'Concluintes', kind: 'count' },
            { key: 'vacancies', label: 'Vagas', kind: 'count' },
          ] as const)
        : []),
      { key: 'offers', label: 'Ofertas', kind: 'count' },
    ],
    measure: unit.many,
    controls: controlsOf,
    summarize: (rows, _selected, _unit, context) => {
      const lead = context.filters.compara ? undefined : rows[0]?.series;
      const words = { ...options.words, lead };
      return [trendSummary(rows, { ...options, words }, context.filters.compara), note(context)]
        .filter(Boolean)
        .join(' ');
    },
    draw: (rows, context) =>
      rows.every((row) => row[key] === null)
        ? { kind: 'notice', title: `${label} sem informação`, text: note(context) }
        : drawTrend(rows, { ...options, selected: [], measure: unit.many, format: formatCompact }),
  });
}

const titleOf = (measure: string): string => `${measure} do curso ano a ano`;

/** Enrolments, graduates or vacancies of a course over the years. */
export const courseTrend = variantCard({
  tag: 'course-trend',
  title: titleOf(measures.matriculas.label),
  description:
    'Linhas com as matrículas, os concluintes ou as vagas de um curso, ano a ano, ou de até quatro cursos do mesmo nível.',
  area: courseTrendArea,
  hasViews: true,
  reserve: chartReserve(0, 0, { lines: 4 }),
  inlineRows: inlineTrend('Matrículas'),
  variantOf: (query) => ofMeasure(measureOf(query), query.filters),
});
