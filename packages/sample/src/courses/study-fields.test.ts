import { studyFieldOf } from '@observatorio/store';
import { expect, it } from 'vitest';
import { higherCourses } from '../education/higher-courses';

it('has a field of study for each course of the sample, two courses in three a field of its own', () => {
  const fields = higherCourses.map(({ area, name }) => studyFieldOf(area, name));
  expect(higherCourses.filter((_, index) => !fields[index])).toEqual([]);
  expect(new Set(fields).size).toBeGreaterThan(120);
});
