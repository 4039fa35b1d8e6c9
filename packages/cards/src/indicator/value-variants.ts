import type { Chart } from '@observatorio/charts/specs';
import {
  coursePage,
  type IndicatorValue,
  indicator,
  type Message,
  portalPage,
  profilePage,
  type SubjectLevel,
} from '@observatorio/contract';
import { type CountRow, NOT_INFORMED } from '@observatorio/domain';
import { formatValue, namedValuesSentence } from '@observatorio/language';
import { type CardContext, type Variant, variant } from '../model/card';
import {
  filtersOfBrazil,
  markedStates,
  municipalityControls,
  stateControls,
  zoomedState,
} from '../shared/map-card';
import { type DescribedParts, describedIn, describedParts, formatIn, namedBy } from './described';

/** A place, occupation or course with its value as a table shows it. */
export type ShownValue = IndicatorValue & { text: string };

type Context = CardContext<DescribedParts>;

/** The rows with a value, for a chart. */
export const knownValues = (rows: readonly ShownValue[]): CountRow[] =>
  rows.flatMap(({ key, label, value }) => (value === null ? [] : [{ key, label, count: value }]));

interface ValueVariantsOptions {
  /** Draws places with their values; `uf` is the state of municipalities. */
  draw(rows: readonly ShownValue[], context: Context, uf?: string): Chart;
  /** Draws occupations or courses with their values. Default: a card without them says so. */
  drawSubjects?(rows: readonly ShownValue[], context: Context): Chart;
  extraHeight?: number;
  /** End of the titles. Default: nothing. */
  manner?: string;
}

/** Message of a table that has values of municipalities only. */
const noStates: Message = {
  title: 'Não informado por estado.',
  text: 'Escolha um estado para ver os municípios.',
};

/** Message of a card of places whose indicator is not of places. */
const noPlaces: Readonly<Record<SubjectLevel, Message>> = {
  cbo: { title: 'Não há mapa.', text: 'Os valores deste indicador são de ocupações.' },
  curso: { title: 'Não há mapa.', text: 'Os valores deste indicador são de cursos.' },
};

const BY_STATE = ' por estado';
const BY_MUNICIPALITY = ' por município';

const subjects: Readonly<Record<SubjectLevel, { by: string; column: string }>> = {
  cbo: { by: ' por ocupação', column: 'Ocupação' },
  curso: { by: ' por curso', column: 'Curso' },
};

/** Maximum number of bars that need no extra height. */
const FEW = 12;

/** A course code that is also the portal's, rather than one of the table alone. */
const PORTAL_COURSE = /^(tecnico|superior)-\d+$/;

/** Returns the page about an occupation or a course. */
const pageOfSubject: Readonly<Record<SubjectLevel, Variant['pageOf']>> = {
  cbo: (key, api) => portalPage(api, profilePage, { codigoBrasileiroOcupacao: [key] }),
  curso: (key, api) => portalPage(api, coursePage, { codigo_curso: [key] }),
};

/** Title of a card of the states, without the indicator. */
export const placesTitle = (manner = ''): string => `Indicador${BY_STATE}${manner}`;

const isSubject = (level: string | undefined): level is SubjectLevel =>
  level === 'cbo' || level === 'curso';

/** Everything that the variants share, whatever their rows are of. */
const sharedBy = (extraHeight: number | undefined) => ({
  rows: indicator.values,
  parts: describedParts,
  extraHeight,
  complete: (rows: readonly IndicatorValue[], parts: Context['parts']): ShownValue[] =>
    rows.map((row) => ({
      ...row,
      text: row.value === null ? NOT_INFORMED : formatValue(row.value, formatIn(parts)),
    })),
  arrange: (rows: readonly any[]) =>
    (rows as readonly ShownValue[]).toSorted(
      (a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY),
    ),
  summarize: (
    rows: readonly ShownValue[],
    selected: readonly string[],
    _unit: unknown,
    { parts }: Context,
  ) => {
    const about = describedIn(parts);
    const [{ year, level } = { year: 0, level: '' }] = rows;
    const subject = isSubject(level) ? level : undefined;
    return about ? namedValuesSentence(rows, selected, { ...about, subject, year }) : '';
  },
});

const columnsOf = (name: string) =>
  [
    { key: 'label', label: name, kind: 'category' },
    { key: 'text', label: 'Valor', kind: 'value' },
  ] as const;

/**
 * Returns the variants of a card of the states, of the municipalities of a chosen one, and of the
 * occupations or courses of an indicator without places.
 */
export function valueVariants({
  draw,
  drawSubjects,
  extraHeight,
  manner = '',
}: ValueVariantsOptions) {
  const shared = sharedBy(extraHeight);
  const bySubject = (level: SubjectLevel, given: readonly IndicatorValue[]): Variant<'chart'> => {
    const isLinked = level === 'cbo' || given.every(({ key }) => PORTAL_COURSE.test(key));
    return variant<IndicatorValue, ShownValue, DescribedParts>({
      ...shared,
      ...(!drawSubjects && { summarize: () => '' }),
      extraHeight: given.length > FEW ? extraHeight : 0,
      title: `Indicador${subjects[level].by}${manner}`,
      named: namedBy(`${subjects[level].by}${manner}`),
      columns: columnsOf(subjects[level].column),
      pageOf: drawSubjects && isLinked ? pageOfSubject[level] : undefined,
      isEmpty: (rows) => rows.every(({ value }) => value === null),
      draw: (rows, context) =>
        drawSubjects
          ? {
              kind: 'chart',
              chart: drawSubjects(rows, { ...context, selected: context.filters[level] ?? [] }),
            }
          : { kind: 'message', message: noPlaces[level] },
    });
  };
  const variantFor = (rows: readonly IndicatorValue[]): Variant | undefined => {
    const level = rows[0]?.level;
    return isSubject(level) ? bySubject(level, rows) : undefined;
  };
  const byState: Variant<'chart'> = variant<IndicatorValue, ShownValue, DescribedParts>({
    ...shared,
    title: placesTitle(manner),
    named: namedBy(`${BY_STATE}${manner}`),
    selects: 'uf',
    filtersOf: filtersOfBrazil,
    variantFor,
    columns: columnsOf('Estado'),
    controls: (query, rows) => (isSubject(rows?.[0]?.level) ? [] : stateControls(query)),
    draw: (rows, context) =>
      rows.every(({ value }) => value === null)
        ? { kind: 'message', message: noStates }
        : {
            kind: 'chart',
            chart: draw(rows, {
              ...context,
              selected: markedStates(rows, context.selected, context.filters),
            }),
          },
  });
  const byMunicipality = (uf: string): Variant<'chart'> =>
    variant<IndicatorValue, ShownValue, DescribedParts>({
      ...shared,
      title: `Indicador${BY_MUNICIPALITY}${manner}`,
      named: namedBy(`${BY_MUNICIPALITY}${manner}`),
      selects: 'municipio',
      columns: columnsOf('Município'),
      isEmpty: (rows) => rows.every(({ value }) => value === null),
      controls: municipalityControls,
      draw: (rows, context) => ({ kind: 'chart', chart: draw(rows, context, uf) }),
    });
  return (query: Parameters<typeof zoomedState>[0]): Variant<'chart'> => {
    const uf = zoomedState(query);
    return uf === undefined ? byState : byMunicipality(uf);
  };
}
