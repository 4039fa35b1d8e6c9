import type { CourseOccupationRow, Filters, OccupationCourseRow } from '@observatorio/contract';
import { paySummary, withheldPay } from '../labour/pay-statistics';
import { cboOf } from '../titles/occupation-titles';
import type { CourseContext, OpenLevel } from './course-context';
import { codeOf, courseNamed, type NamedCourse } from './course-facts';
import { courseKey } from './course-key';
import { studyFieldOf } from './study-fields';

/**
 * Lists the occupations that a course leads to, most links first. Only includes occupations in the
 * live official list.
 */
export async function occupationRows(context: CourseContext): Promise<CourseOccupationRow[]> {
  const named = await courseNamed(context);
  const codes = await occupationsOf(named, context);
  const rows = await Promise.all(codes.map((code) => occupationRow(code, context)));
  return rows.toSorted(
    (a, b) => (b.links ?? 0) - (a.links ?? 0) || Number(a.code) - Number(b.code),
  );
}

async function occupationsOf(
  { level, course }: NamedCourse,
  { query }: CourseContext,
): Promise<string[]> {
  if (level === 'Superior') {
    const families = studyFieldOf(course.area, course.name)?.families ?? [];
    return [...query.titles.all().keys()].filter((code) => families.includes(code.slice(0, 4)));
  }
  const rows = await query
    .newest('cnct')
    ?.database.rows<[number]>('SELECT occupation FROM course_occupations WHERE key = ?', [
      courseKey(course.name),
    ]);
  return (rows ?? []).map(([id]) => cboOf(id)).filter((code) => query.titles.has(code));
}

/** Returns an occupation with its links in the chosen places, from the newest edition of links. */
async function occupationRow(
  code: string,
  { query, filters, tallies, smallCell }: CourseContext,
): Promise<CourseOccupationRow> {
  const title = query.titles.of(code);
  const links = query.newest('rais');
  if (!links) return { code, title, links: null, ...withheldPay };
  const selected: Filters = {
    occupation: [code],
    ...(filters.regiao && { regiao: filters.regiao }),
    ...(filters.uf && { uf: filters.uf }),
    ...(filters.municipio && { municipio: filters.municipio }),
  };
  const tally = await tallies.of(links, selected);
  const {
    minPay: _,
    maxPay: __,
    ...pay
  } = await paySummary(tally, smallCell, () => tallies.percentiles(links, selected));
  return { code, title, links: tally.links, ...pay };
}

/** Lists the courses that lead to an occupation, most students first. */
export async function coursesOf(context: CourseContext): Promise<OccupationCourseRow[]> {
  const [code = ''] = context.filters.cod_cbo ?? [];
  const levels = await context.allLevels();
  const keys = await keysOf(code, context);
  const leads = ({ level, catalogue }: OpenLevel) =>
    catalogue.courses.filter(({ name, area }) =>
      level === 'Superior'
        ? studyFieldOf(area, name)?.families.includes(code.slice(0, 4))
        : keys.has(courseKey(name)),
    );
  return levels
    .flatMap((level) =>
      leads(level).flatMap((listed) => {
        const course = codeOf(level, listed);
        const { name, offers, enrolments } = listed;
        return course ? [{ course, name, level: level.level, offers, enrolments }] : [];
      }),
    )
    .toSorted((a, b) => b.enrolments - a.enrolments);
}

/** Returns the keys of the technical courses that the catalogue links to an occupation. */
async function keysOf(code: string, { query }: CourseContext): Promise<ReadonlySet<string>> {
  const rows = await query
    .newest('cnct')
    ?.database.rows<[string]>('SELECT key FROM course_occupations WHERE occupation = ?', [
      Number(code),
    ]);
  return new Set((rows ?? []).map(([key]) => key));
}
