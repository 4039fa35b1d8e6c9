import type { CourseDescription } from './course-description';
import { cultureFoodAndLand } from './texts/culture-food-and-land';
import { educationAndBusiness } from './texts/education-and-business';
import { healthAndEnvironment } from './texts/health-and-environment';
import { industry } from './texts/industry';

/*
 * One line per course: name, minimum hours (- if not known for certain), CBO codes, work after
 * graduation, and workplaces. The project wrote the descriptions rather than copy the catalogue's,
 * and chose the occupations, preferring those of the sample.
 */

function parse(line: string): [name: string, description: CourseDescription] {
  const [name = '', hours = '', codes = '', afterGraduation, whereToWork, ...rest] =
    line.split('|');
  if (!afterGraduation || !whereToWork || rest.length > 0) {
    throw new Error(`Technical course texts: cannot parse "${line}".`);
  }
  const description = {
    hours: hours === '-' ? null : Number(hours),
    occupations: codes.split(' '),
    afterGraduation,
    whereToWork,
  };
  return [name, description];
}

/** Course descriptions by course name, written by the project. */
export const courseTexts: ReadonlyMap<string, CourseDescription> = new Map(
  [healthAndEnvironment, educationAndBusiness, industry, cultureFoodAndLand].flatMap((table) =>
    table.trim().split('\n').map(parse),
  ),
);
