import {
  type CourseTrendRow,
  courseFilter,
  coursesOverYears,
  coversAnyPlace,
} from '@observatorio/contract';
import { levels } from '../education/levels';
import { TABLE } from '../education/tables';
import { yearFacts } from '../query/source';
import { catalogueOf, type ListedCourse } from './catalogue';
import type { CourseContext, OpenLevel } from './course-context';
import { courseWithCode, offersOf, unknownCourse } from './course-facts';

/** Returns a year's rows of the course, or of the compared courses, that the filters name. */
export async function courseTrendRows(context: CourseContext): Promise<CourseTrendRow[]> {
  const { filters, query } = context;
  const [level] = await context.levels();
  const { compara, codigo_curso: single = [] } = filters;
  const codes = compara ?? single;
  const names = await Promise.all(codes.map((code) => newestName(code, context)));
  if (!level || !coversAnyPlace(query.edition, filters)) return [];
  return Promise.all(
    codes.map(async (code, index) => {
      const name = names[index] ?? '';
      const isShared = names.filter((each) => each === name).length > 1;
      return {
        year: query.edition.ano,
        key: compara ? code : 'total',
        // Courses of several institutions may share a name, which must differ between series.
        label: isShared ? `${name} (${code})` : name,
        ...(await countsOf(level, await courseIn(level, code, name), context)),
        ...yearFacts(query.edition),
      };
    }),
  );
}

/** Returns a course's name in the newest year that has its code. Throws a QueryError if none has. */
async function newestName(code: string, { filters, query }: CourseContext): Promise<string> {
  const editions = query.editionsOf(query.edition.conjunto);
  for (const edition of editions.toSorted((a, b) => b.ano - a.ano)) {
    const open = query.open(edition);
    const found = await courseWithCode({ ...open, catalogue: await catalogueOf(open) }, code);
    if (found) return found.name;
  }
  throw unknownCourse(code, filters.compara ? coursesOverYears : courseFilter);
}

/**
 * Returns the course of a year: that with the code, or else with the name. A code of higher education
 * is that of one institution, which may rename its course, so there the name comes first.
 */
async function courseIn(
  open: OpenLevel,
  code: string,
  name: string,
): Promise<ListedCourse | undefined> {
  const named = open.catalogue.courses.find((each) => each.name === name);
  if (named && open.level === 'Superior') return named;
  return (await courseWithCode(open, code)) ?? named;
}

type Sums = [
  offers: number,
  enrolments: number,
  graduates: number | null,
  vacancies: number | null,
];

const NO_OFFERS: Sums = [0, 0, 0, 0];

async function countsOf(
  { level, database }: OpenLevel,
  course: ListedCourse | undefined,
  context: CourseContext,
): Promise<Pick<CourseTrendRow, 'count' | 'graduates' | 'vacancies' | 'offers'>> {
  const selection = course && offersOf(course, context);
  const [[offers, count, graduates, vacancies] = NO_OFFERS] = selection
    ? await database.rows<Sums>(
        `SELECT count(*), coalesce(sum(enrolments), 0), sum(graduates), sum(vacancies)
         FROM ${TABLE.offers} ${selection.where}`,
        selection.values,
      )
    : [];
  const counted = (measure: string, sum: number | null): number | null => {
    if (!levels[level].measures.some(({ code }) => code === measure)) return null;
    return offers === 0 ? 0 : sum;
  };
  return {
    count,
    graduates: counted('Concluintes', graduates),
    vacancies: counted('Vagas', vacancies),
    offers,
  };
}
