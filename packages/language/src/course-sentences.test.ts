import { expect, it } from 'vitest';
import { courseOccupationSentence, distanceInWords, offersSentence } from './course-sentences';

const found = { page: 1, pages: 1, radius: undefined, cities: [] };

it.each([
  [{ ...found, total: 0 }, ''],
  [{ ...found, total: 1 }, '1 oferta de curso.'],
  [{ ...found, total: 2 }, '2 ofertas de cursos.'],
  [
    { total: 2567, page: 2, pages: 257, radius: 50, cities: ['Campinas'] },
    '2.567 ofertas de cursos a até 50 km de Campinas, as mais próximas primeiro. Página 2 de 257.',
  ],
  [
    { ...found, total: 1, missed: 'enfermajem' },
    'Nenhum resultado com “enfermajem”. Parecido: 1 oferta de curso.',
  ],
  [
    { ...found, total: 12, missed: 'enfermajem' },
    'Nenhum resultado com “enfermajem”. Parecidos: 12 ofertas de cursos.',
  ],
  [
    { ...found, total: 1, radius: 25, cities: ['Campinas', 'Sumaré'] },
    '1 oferta de curso a até 25 km de Campinas ou Sumaré.',
  ],
])('summarises the offers %j', (offers, sentence) => expect(offersSentence(offers)).toBe(sentence));

it.each([
  [0, 'na cidade escolhida'],
  [0.4, 'a menos de 1 km'],
  [12.6, 'a 13 km'],
])('describes a distance of %d km', (km, words) => expect(distanceInWords(km)).toBe(words));

it.each([
  [{ links: null, medianPay: null }, 'Sem dados de vínculos'],
  [{ links: 1, medianPay: null }, '1 vínculo no país'],
  [{ links: 0, medianPay: null }, '0 vínculos no país'],
  [
    { links: 12_345, medianPay: 2100 },
    '12.345 vínculos no país; remuneração mediana de R$\u00a02.100,00',
  ],
])('summarises the occupation %j', (occupation, sentence) =>
  expect(courseOccupationSentence(occupation)).toBe(sentence),
);
