import type { CourseNameRow } from '@observatorio/contract';
import type { KnownInstitution, ListedInstitution } from './catalogue';
import type { CourseContext, OpenLevel } from './course-context';
import { codeOf } from './course-facts';
import { everydayNamesOfCourse } from './everyday-names';

type Known = ReadonlyMap<number, KnownInstitution>;

const coursesOf = (open: OpenLevel): CourseNameRow[] =>
  open.catalogue.courses.map((listed) => ({
    kind: 'curso',
    name: listed.name,
    abbreviation: null,
    everyday: everydayNamesOfCourse(listed.name).join('; ') || null,
    level: open.level,
    course: codeOf(open, listed),
    enrolments: listed.enrolments,
  }));

/**
 * Returns an institution's row, with the name from the census or else from e-MEC; empty if neither
 * has a name.
 */
function institutionRow(
  level: string,
  { name, code, enrolments }: ListedInstitution,
  known: Known,
): CourseNameRow[] {
  const official = code === null ? undefined : known.get(code);
  const title = name ?? official?.name;
  if (!title) return [];
  const abbreviation = official?.abbreviation ?? null;
  return [
    {
      kind: 'instituicao',
      name: title,
      abbreviation,
      everyday: null,
      level,
      course: null,
      enrolments,
    },
  ];
}

/** Lists the courses and institutions of the chosen level, most students first. */
export async function courseNameRows(context: CourseContext): Promise<CourseNameRow[]> {
  const levels = await context.levels();
  const known = await context.institutions();
  return levels
    .flatMap((open) => [
      ...coursesOf(open),
      ...open.catalogue.institutions.flatMap((listed) =>
        institutionRow(open.level, listed, open.level === 'Superior' ? known : new Map()),
      ),
    ])
    .toSorted((a, b) => b.enrolments - a.enrolments);
}
