import type { TechnicalCourse } from '../education/technical-courses';
import { axisTexts } from './axis-texts';
import type { CourseDescription } from './course-description';
import { courseTexts } from './course-texts';

/** Describes a course by its own text, or by that of its axis. */
export function describeCourse({ name, area }: TechnicalCourse): CourseDescription {
  const own = courseTexts.get(name);
  if (own) return own;
  const axis = axisTexts[area];
  if (!axis) throw new RangeError(`No text for axis ${area}.`);
  return {
    hours: null,
    afterGraduation: `Quem conclui o curso técnico em ${name} ${axis.does}`,
    whereToWork: axis.where,
    occupations: [],
  };
}
