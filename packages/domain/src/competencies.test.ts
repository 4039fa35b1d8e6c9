import { expect, it } from 'vitest';
import { competencyTags } from './competencies';

it('keeps competencies above 0.1, closest first, in nine shades', () => {
  const scores = [0.1, 0.11, 0.3, 0.299, 1, 0.95, 0];
  const tags = competencyTags(scores.map((score) => ({ name: `c${score}`, score })));
  expect(tags.map(({ score, shade }) => [score, shade])).toEqual([
    [1, 9],
    [0.95, 9],
    [0.3, 3],
    [0.299, 2],
    [0.11, 1],
  ]);
});
