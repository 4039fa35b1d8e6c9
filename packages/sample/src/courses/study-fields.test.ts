import { studyFieldOf } from '@observatorio/store';
import { expect, it } from 'vitest';
import { higherCourses } from '../education/higher-courses';

it('assigns each course of the sample a field of study, more than 120 in all', () => {
  const fields = higherCourses.map(({ area, name }) => studyFieldOf(area, name));
  expect(higherCourses.filter((_, index) => !fields[index])).toEqual([]);
  expect(new Set(fields).size).toBeGreaterThan(120);
});
