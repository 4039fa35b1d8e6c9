import { expect, it } from 'vitest';
import { measure, pages } from '../support/download-size';

const limited = pages().flatMap((page) =>
  page.budget === undefined ? [] : [{ ...page, budget: page.budget }],
);

it.each(limited)('loads at most $budget KB for $name', (page) => {
  expect(measure(page).kilobytes).toBeLessThanOrEqual(page.budget);
});
