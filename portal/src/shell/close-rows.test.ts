import { formandos } from '@observatorio/pages/formandos';
import { mapa } from '@observatorio/pages/mapa';
import { perfil } from '@observatorio/pages/perfil';
import { expect, it } from 'vitest';
import { closeRows } from './close-rows';

const tagsOf = (page: typeof mapa) => (page.sections ?? []).flatMap(({ tags }) => tags);

/** Returns the classes that differ from those declared, by tag. */
function changed(page: typeof mapa, ...empty: string[]) {
  const tags = tagsOf(page);
  const classes = closeRows(tags, new Set(empty));
  return Object.fromEntries(
    tags.flatMap(({ card, class: declared }, index) =>
      classes[index] === declared || empty.includes(card.tag) ? [] : [[card.tag, classes[index]]],
    ),
  );
}

it('keeps the declared classes while every card has data', () => {
  for (const page of [formandos, mapa, perfil]) expect(changed(page)).toEqual({});
});

it.each([
  [formandos, ['graduate-modality'], { 'graduate-courses': undefined }],
  [formandos, ['graduate-degree-types'], { 'graduate-axes': undefined }],
  [mapa, ['labour-wage-bands'], { 'labour-salary': undefined }],
  [mapa, ['labour-gender'], { 'labour-occupations': undefined }],
  [perfil, ['profile-growth'], { 'profile-automation': undefined }],
])('closes the rows of the cards without data: %#', (page, empty, expected) => {
  expect(changed(page, ...empty)).toEqual(expected);
});
