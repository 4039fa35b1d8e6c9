import type { CourseDescription } from './course-description';

/** Course → its own description, written by the project. */
export const courseTexts: ReadonlyMap<string, CourseDescription> = new Map();
