import {
  ALL_LEVELS,
  checkAll,
  type course,
  courseFilter,
  courseFilterDefinitions,
  courseLevels,
  coursesOfOccupationFilters,
  coursesOverYears,
  type DatasetResponse,
  type FilterOption,
  type Filters,
  levelOfCourse,
  QueryError,
  type RowOf,
  radius,
} from '@observatorio/contract';
import {
  academicDegrees,
  academicLevels,
  fundings,
  generalAreas,
  modalities,
  states,
  technicalForms,
  technologicalAxes,
} from '@observatorio/domain';
import type { Level } from '../education/levels';
import { EditionCache } from '../engine/edition-cache';
import { checkLinked, mayExist } from '../labour/linked-occupations';
import { labelIn, ranked } from '../query/count-rows';
import { checkOccupation } from '../query/occupation-filter';
import {
  checkMunicipalities,
  coveredStates,
  filterOptionsOf,
  placeOptions,
} from '../query/place-filters';
import { type AreaSource, type Queries, type SourceQuery, toResponse } from '../query/source';
import { CourseFinder, type KnownInstitution, readInstitutions } from './catalogue';
import type { CourseContext, CourseOptions, OpenLevel } from './course-context';
import {
  courseInstitutions,
  courseNamed,
  courseRow,
  courseStates,
  knownInstitutions,
} from './course-facts';
import { courseNameRows } from './course-names';
import { coursesOf, occupationRows } from './course-occupations';
import { coursePage } from './course-page';
import { type LevelOffers, offerPage, offersPerState } from './offer-page';
import { levelNames, openLevels } from './open-levels';
import { shiftOptions } from './shifts';
import { courseTrendRows } from './trend';

type CourseName = keyof typeof course;

/** Datasets about a single course. */
const aboutCourse: readonly CourseName[] = [
  'detail',
  'byState',
  'institutions',
  'occupations',
  'trend',
];

/** Serves the course search datasets from the editions of offers of both levels. */
export class CourseAreaSource implements AreaSource<typeof course> {
  private readonly institutions = new EditionCache<ReadonlyMap<number, KnownInstitution>>();
  private readonly finders = new EditionCache<CourseFinder>();

  constructor(private readonly options: CourseOptions) {}

  complete(name: CourseName, filters: Filters): Filters {
    const { places } = this.options;
    checkAll(
      () => checkMunicipalities(filters, places, courseFilterDefinitions),
      () => rejectRadiusAlone(filters),
      () => aboutCourse.includes(name) && requireCourse(filters),
      () => rejectMixedLevels(filters),
      () =>
        name === 'ofOccupation' &&
        checkOccupation(filters, coursesOfOccupationFilters[0], {
          exists: mayExist(this.options),
          required: true,
        }),
    );
    return filters;
  }

  cost(name: CourseName, filters: Filters): number {
    if (['occupations', 'courses', 'offersByState', 'trend'].includes(name)) return 5;
    return 1 + Object.values(filters).flat().length / 50;
  }

  async answer<Name extends CourseName>(
    name: Name,
    query: SourceQuery,
  ): Promise<DatasetResponse<RowOf<(typeof course)[Name]>>> {
    const { filters } = query;
    if (name === 'ofOccupation') {
      await checkLinked(filters, coursesOfOccupationFilters[0], this.options);
    }
    const context: CourseContext = {
      ...this.options,
      query,
      filters,
      levels: () => openLevels(query, levelsOf(name, filters)),
      allLevels: () => openLevels(query, levelNames),
      finder: (levels) => this.finderOf(query, levels),
      institutions: () => this.institutionsOf(query),
    };
    return toResponse(await queries[name](context));
  }

  private async finderOf(query: SourceQuery, levels: readonly OpenLevel[]): Promise<CourseFinder> {
    const institutions = await this.institutionsOf(query);
    const editions = [...levels, query.newest('emec')].flatMap((open) => open?.database ?? []);
    return this.finders.compute(editions, () =>
      CourseFinder.create(
        levels.map(({ catalogue }) => catalogue),
        institutions,
      ),
    );
  }

  private async institutionsOf(query: SourceQuery): Promise<ReadonlyMap<number, KnownInstitution>> {
    const open = query.newest('emec');
    if (!open) return new Map();
    return this.institutions.read(open.database, readInstitutions);
  }
}

function levelsOf(name: CourseName, filters: Filters): readonly Level[] {
  if (aboutCourse.includes(name)) return [levelOfCourse(filters)];
  const [level = ALL_LEVELS] = filters.nivel_ensino ?? [];
  const isOfCourse = filters.codigo_curso ?? filters.oferta;
  return levelNames.filter(
    (each) =>
      [each, ALL_LEVELS].includes(level) && (!isOfCourse || each === levelOfCourse(filters)),
  );
}

function rejectRadiusAlone({ raio_km: distance, municipio }: Filters): void {
  if (!distance || municipio) return;
  throw new QueryError(
    radius.name,
    distance.join(', '),
    radius.allowed,
    'Para buscar em torno de um município, escolha um em “municipio”.',
  );
}

/** Throws a QueryError unless the compared courses are of one level, and so in one source. */
function rejectMixedLevels({ compara = [] }: Filters): void {
  if (new Set(compara.map((code) => levelOfCourse({ compara: [code] }))).size <= 1) return;
  throw new QueryError(coursesOverYears.name, compara.join(', '), coursesOverYears.allowed);
}

function requireCourse({ codigo_curso: code, compara }: Filters): void {
  if (code ?? compara) return;
  const { name, allowed } = courseFilter;
  throw new QueryError(name, '', allowed, `Escolha um curso em “${name}”: ${allowed}.`);
}

const collator = new Intl.Collator('pt-BR');

const sorted = <Item extends { label: string }>(list: readonly Item[]): Item[] =>
  list.toSorted((a, b) => collator.compare(a.label, b.label));

/** Lists the filter values available for the chosen level, in alphabetical order. */
async function optionRows({ filters, places, levels }: CourseContext): Promise<FilterOption[]> {
  const open = await levels();
  const [level = ALL_LEVELS] = filters.nivel_ensino ?? [];
  const [isTechnical, isHigher] = levelNames.map((each) => [each, ALL_LEVELS].includes(level));
  const names = new Set(open.flatMap(({ catalogue }) => catalogue.courses.map(({ name }) => name)));
  const { regiao, uf, ...municipalities } = placeOptions(filters, places);
  return filterOptionsOf(
    { definitions: courseFilterDefinitions, filters },
    {
      nivel_ensino: courseLevels,
      eixo_tecnologico: isTechnical ? sorted(technologicalAxes) : [],
      area_geral: isHigher ? sorted(generalAreas) : [],
      nivel_academico: sorted([
        ...(isHigher ? academicLevels : []),
        ...(isTechnical ? technicalForms : []),
      ]),
      grauAcademico: isHigher ? sorted(academicDegrees) : [],
      nome_curso: sorted([...names].map((name) => ({ code: name, label: name }))),
      regiao: sorted(regiao),
      uf: sorted(uf),
      ...municipalities,
      custeamento: sorted(fundings),
      mediacao_didatico_pedagogica: isHigher ? sorted(modalities) : [],
      turno: isHigher ? shiftOptions(open.flatMap(({ catalogue }) => catalogue.shifts ?? [])) : [],
    },
  );
}

/** Selects the offers of each level that match the filters; `isSimilar` as in `PageInfo`. */
async function selected(
  context: CourseContext,
): Promise<{ scopes: LevelOffers[]; isSimilar: boolean }> {
  const { filters, places } = context;
  const open = await context.levels();
  // A course of another level than the chosen one has no offers, rather than an unknown code.
  const named = open.length > 0 && filters.codigo_curso ? await courseNamed(context) : undefined;
  const [text] = filters.nome_curso ?? [];
  const matches = text && (await context.finder(open)).find(text, open.length);
  const [km] = filters.raio_km ?? [];
  const near = Number(km) > 0 ? places.near(filters.municipio ?? [], Number(km)) : undefined;
  const scopes = open.map(async ({ level, database, catalogue }, index) => ({
    level,
    database,
    catalogue,
    filters,
    course: named?.course.id,
    shifts: catalogue.shifts,
    matches: matches ? matches[index] : undefined,
    near,
    known: await knownInstitutions({ level }, context),
  }));
  return {
    scopes: await Promise.all(scopes),
    isSimilar: Boolean(matches && matches[0]?.isSimilar),
  };
}

const withSimilar = <Row>(
  response: DatasetResponse<Row>,
  isSimilar: boolean,
): DatasetResponse<Row> =>
  isSimilar && response.page ? { ...response, page: { ...response.page, isSimilar } } : response;

async function offers(context: CourseContext) {
  const { scopes, isSimilar } = await selected(context);
  return withSimilar(await offerPage(scopes, context.filters, context.places), isSimilar);
}

async function courses(context: CourseContext) {
  const { scopes, isSimilar } = await selected(context);
  return withSimilar(await coursePage(scopes, context.filters), isSimilar);
}

async function offersPerStateOf(context: CourseContext) {
  const { scopes } = await selected(context);
  const parts = await Promise.all(scopes.map(offersPerState));
  const sums = new Map<number | null, number>();
  for (const [uf, count] of parts.flat()) sums.set(uf, (sums.get(uf) ?? 0) + count);
  const covered = (await context.levels()).flatMap(({ edition }) =>
    coveredStates(context.filters, edition),
  );
  return { counts: sums, covered };
}

/** Row function for each course search dataset; the type requires one for every dataset. */
const queries: Queries<typeof course, CourseContext> = {
  options: optionRows,
  offers,
  courses,
  detail: courseRow,
  institutions: courseInstitutions,
  occupations: occupationRows,
  trend: courseTrendRows,
  ofOccupation: coursesOf,
  names: courseNameRows,

  async offersByState(context) {
    const { counts, covered } = await offersPerStateOf(context);
    return ranked(counts, labelIn(states), covered);
  },

  async byState(context) {
    const { counts, covered } = await courseStates(context);
    return ranked(counts, labelIn(states), covered);
  },
};
