import { expect, it } from 'vitest';
import { comparisonPath, parsePlace, placePath, placePathsIn } from './place-address';

it.each([
  ['', 'Brasil', 'brasil', 'brasil'],
  ['3', 'Sudeste', '3-sudeste', 'sudeste'],
  ['35', 'São Paulo', '35-sao-paulo', 'sao-paulo'],
  ['3550308', 'São Paulo', '3550308-sao-paulo', 'sao-paulo'],
  ['5', 'Centro-Oeste', '5-centro-oeste', 'centro-oeste'],
  ['2705705', "Olho d'Água das Flores", '2705705-olho-d-agua-das-flores', 'olho-d-agua-das-flores'],
])('writes and reads the address of the place “%s”', (code, name, segment, slug) => {
  expect(placePath(code, name)).toBe(`/lugar/${segment}`);
  expect(parsePlace(segment)).toEqual({ code, slug });
});

it.each([
  ['35', { code: '35', slug: '' }],
  ['355030-sampa', { code: '3550308', slug: 'sampa' }],
  ['9', undefined],
  ['34-sao-paulo', undefined],
  ['9950308', undefined],
  ['35503', undefined],
  ['35503081-sao-paulo', undefined],
  ['sao-paulo', undefined],
  ['', undefined],
  ['35sao-paulo', undefined],
])('reads the address “%s”', (segment, place) => {
  expect(parsePlace(segment)).toEqual(place);
});

it.each([
  ['/lugar/brasil', ['/lugar/brasil']],
  ['/lugar/12-acre/compara/brasil', ['/lugar/12-acre', '/lugar/brasil']],
  [
    '/lugar/12-acre/compara/brasil/3-sudeste',
    ['/lugar/12-acre', '/lugar/brasil', '/lugar/3-sudeste'],
  ],
])('reads which places are at %s', (path, places) => {
  expect(placePathsIn(path)).toEqual(places);
  if (places.length > 1) expect(comparisonPath(places)).toBe(path);
});
