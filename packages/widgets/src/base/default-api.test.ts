import { expect, it } from 'vitest';
import { libraryOf, portalOf } from './default-api';

it.each([
  ['https://gov.example/widgets/loader.js', 'https://gov.example'],
  ['https://gov.example/widgets/1.2.0/chunks/a-1b2c.js', 'https://gov.example'],
  ['https://gov.example/observatorio/widgets/loader.js', 'https://gov.example/observatorio'],
  ['https://gov.example/a/widgets/b/widgets/labour.js', 'https://gov.example/a/widgets/b'],
  ['https://gov.example/scripts/labour.js?x=/widgets/', 'https://gov.example'],
])('the portal of %s is %s', (src, portal) => {
  expect(portalOf(src)).toBe(portal);
});

it.each([
  ['https://gov.example/widgets/loader.js', 'https://gov.example/widgets/'],
  ['https://gov.example/a/widgets/1.2.0-25ae7716/loader.js', 'https://gov.example/a/widgets/'],
  ['https://gov.example/cdn/labour.js?x=/widgets/', 'https://gov.example/cdn/'],
  ['https://gov.example/loader.js', 'https://gov.example/'],
])('the library of %s is in %s', (src, folder) => {
  expect(libraryOf(src)).toBe(folder);
});
