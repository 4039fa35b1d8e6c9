import {
  type CourseInstitutionRow,
  type CourseRow,
  courseCodeOf,
  courseFilter,
  type DatasetResponse,
  type FilterDefinition,
  type OneCourseFilter,
  pageOf,
  QueryError,
} from '@observatorio/contract';
import {
  administrations,
  generalAreaOf,
  generalAreas,
  labelOf,
  states,
  technologicalAxes,
} from '@observatorio/domain';
import { type Conditions, numeric, placeConditions, selectBy } from '../education/selection';
import { TABLE } from '../education/tables';
import { type Counts, labelOrNull } from '../query/count-rows';
import { coveredStates } from '../query/place-filters';
import type { OpenEdition } from '../query/source';
import type { KnownInstitution, ListedCourse } from './catalogue';
import type { CourseContext, OpenLevel } from './course-context';
import { courseKey } from './course-key';
import { studyFieldOf } from './study-fields';

/** Course selected by the filters: all offers with the same name. */
export interface NamedCourse extends OpenLevel {
  course: ListedCourse;
}

/** Returns the course selected by the filters. Throws a QueryError if no offer has its code. */
export async function courseNamed({ filters, levels }: CourseContext): Promise<NamedCourse> {
  const [level] = await levels();
  const code = filters.codigo_curso?.[0] ?? '';
  const course = level && (await courseWithCode(level, code));
  if (!course) throw unknownCourse(code);
  return { ...level, course };
}

/** Returns the course with a code in an edition of its level; undefined if no offer has the code. */
export async function courseWithCode(
  { database, catalogue }: Pick<OpenLevel, 'database' | 'catalogue'>,
  code: string,
): Promise<ListedCourse | undefined> {
  const [[id] = []] = await database.rows<[number]>(
    `SELECT course_id FROM ${TABLE.offers} WHERE course_code = ?
     GROUP BY course_id ORDER BY sum(enrolments) DESC, course_id LIMIT 1`,
    [Number(code.split('-')[1])],
  );
  return catalogue.courses.find((each) => each.id === id);
}

/** Error for a code that no offer has, given the filter that contains it. */
export const unknownCourse = (
  code: string,
  { name, allowed }: FilterDefinition = courseFilter,
): QueryError =>
  new QueryError(name, code, allowed, `Nenhum curso em oferta tem o código “${code}”.`);

/** Filter conditions on the offers of a course. */
const conditions: Conditions<Exclude<OneCourseFilter, 'codigo_curso'> | 'course_id'> = {
  ...placeConditions,
  course_id: numeric('course_id'),
};

/** Selects the offers of a course in the chosen places. */
export const offersOf = (course: ListedCourse, { filters }: CourseContext) =>
  selectBy(conditions, { ...filters, course_id: [String(course.id)] });

/** Descriptive fields of a course; null if unknown. */
type Texts = Pick<CourseRow, 'afterGraduation' | 'whereToWork' | 'hours'>;

const NO_TEXTS: Texts = { afterGraduation: null, whereToWork: null, hours: null };

async function textsOf({ level, course }: NamedCourse, { query }: CourseContext): Promise<Texts> {
  if (level === 'Superior') {
    return { ...NO_TEXTS, ...studyFieldOf(course.area, course.name) };
  }
  return textsInCatalogue(query.newest('cnct'), course.name);
}

async function textsInCatalogue(open: OpenEdition | undefined, name: string): Promise<Texts> {
  const rows = await open?.database.rows<[string | null, string | null, number | null]>(
    'SELECT after_graduation, where_to_work, hours FROM courses WHERE key = ?',
    [courseKey(name)],
  );
  const [[afterGraduation, whereToWork, hours] = [null, null, null]] = rows ?? [];
  return { afterGraduation, whereToWork, hours };
}

/** Returns the axis of a technical course or the general area of a higher education course. */
function areaOf({ level, course: { area } }: NamedCourse): string | null {
  if (area === null) return null;
  return level === 'Superior'
    ? labelOf(generalAreas, generalAreaOf(area))
    : labelOf(technologicalAxes, area);
}

/** Returns the row of the course selected by the filters. */
export async function courseRow(context: CourseContext): Promise<CourseRow[]> {
  const named = await courseNamed(context);
  const { where, values } = offersOf(named.course, context);
  const [[offers = 0, institutions = 0, enrolments = 0] = []] = await named.database.rows<number[]>(
    `SELECT count(*), coalesce(count(DISTINCT institution_id), 0), coalesce(sum(enrolments), 0)
     FROM ${TABLE.offers} ${where}`,
    values,
  );
  const { afterGraduation, whereToWork, hours } = await textsOf(named, context);
  return [
    {
      code: context.filters.codigo_curso?.[0] ?? '',
      name: named.course.name,
      level: named.level,
      area: areaOf(named),
      afterGraduation,
      whereToWork,
      hours,
      offers,
      institutions,
      enrolments,
    },
  ];
}

/** Counts the course's offers by state, with the states that its edition covers. */
export async function courseStates(
  context: CourseContext,
): Promise<{ counts: Counts; covered: string[] }> {
  const named = await courseNamed(context);
  const { where, values } = offersOf(named.course, context);
  const rows = await named.database.rows<[uf: number | null, offers: number]>(
    `SELECT uf, count(*) FROM ${TABLE.offers} ${where} GROUP BY uf`,
    values,
  );
  return { counts: new Map(rows), covered: coveredStates(context.filters, named.edition) };
}

type InstitutionRow = [
  name: string | null,
  code: number | null,
  administration: number | null,
  uf: number | null,
  municipio: number | null,
  enrolments: number,
];

/** Returns a lookup of institutions in e-MEC; empty for technical courses. */
export async function knownInstitutions(
  { level }: Pick<OpenLevel, 'level'>,
  context: CourseContext,
): Promise<(code: number | null) => KnownInstitution | undefined> {
  const known = level === 'Superior' ? await context.institutions() : undefined;
  return (code) => (code === null ? undefined : known?.get(code));
}

/** Returns a page of the institutions that offer the course, most students first. */
export async function courseInstitutions(
  context: CourseContext,
): Promise<DatasetResponse<CourseInstitutionRow>> {
  const named = await courseNamed(context);
  const { where, values } = offersOf(named.course, context);
  const rows = await named.database.rows<InstitutionRow>(
    `SELECT institution, institution_code, administration, uf, municipio, sum(enrolments) AS n
     FROM ${TABLE.offers} ${where}
     GROUP BY institution, institution_code, administration, uf, municipio
     ORDER BY n DESC, institution, municipio, institution_code, administration`,
    values,
  );
  const known = await knownInstitutions(named, context);
  return {
    rows: pageOf(rows, context.filters).map(
      ([name, code, administration, uf, municipio, enrolments]) => ({
        name: name ?? known(code)?.name ?? null,
        abbreviation: known(code)?.abbreviation ?? null,
        administration: labelOrNull(administrations, administration),
        state: labelOrNull(states, uf),
        municipality:
          municipio === null ? null : (context.places.find(String(municipio))?.name ?? null),
        enrolments,
      }),
    ),
    page: { total: rows.length },
  };
}

/** Returns the public code of a listed course, given its level. */
export const codeOf = (level: OpenLevel, { code }: ListedCourse): string | null =>
  courseCodeOf(level.level, code);
