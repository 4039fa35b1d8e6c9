import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@observatorio/widgets';
import { expect, it } from 'vitest';

const stories = join(import.meta.dirname, '../../stories');

it('every element has its stories', () => {
  const told = readdirSync(stories).filter((file) => file.endsWith('.stories.tsx'));
  expect(told.toSorted()).toEqual(catalogue.map(({ tag }) => `${tag}.stories.tsx`).toSorted());
});
