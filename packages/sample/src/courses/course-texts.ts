import type { CourseDescription } from './course-description';
import { cultureFoodAndLand } from './texts/culture-food-and-land';
import { educationAndBusiness } from './texts/education-and-business';
import { healthAndEnvironment } from './texts/health-and-environment';
import { industry } from './texts/industry';

/*
 * One line per course: name, minimum hours (- where not known for certain), CBO codes, what one
 * does after the course, and where. The texts are the project's, not the catalogue's; so is the
 * choice of occupations, which prefers those of the sample.
 */

function parse(line: string): [name: string, description: CourseDescription] {
  const [name = '', hours = '', codes = '', afterGraduation, whereToWork, ...rest] =
    line.split('|');
  if (!afterGraduation || !whereToWork || rest.length > 0) {
    throw new Error(`Texts of technical courses: cannot read "${line}".`);
  }
  const description = {
    hours: hours === '-' ? null : Number(hours),
    occupations: codes.split(' '),
    afterGraduation,
    whereToWork,
  };
  return [name, description];
}

/** Course → its own description, written by the project. */
export const courseTexts: ReadonlyMap<string, CourseDescription> = new Map(
  [healthAndEnvironment, educationAndBusiness, industry, cultureFoodAndLand].flatMap((table) =>
    table.trim().split('\n').map(parse),
  ),
);
