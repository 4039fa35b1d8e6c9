import { expect, it } from 'vitest';
import { portalOf } from './default-api';

it.each([
  ['https://gov.example/widgets/loader.js', 'https://gov.example'],
  ['https://gov.example/widgets/1.2.0/chunks/a-1b2c.js', 'https://gov.example'],
  ['https://gov.example/observatorio/widgets/loader.js', 'https://gov.example/observatorio'],
  ['https://gov.example/a/widgets/b/widgets/labour.js', 'https://gov.example/a/widgets/b'],
  ['https://gov.example/scripts/labour.js?x=/widgets/', 'https://gov.example'],
])('the portal of %s is %s', (src, portal) => {
  expect(portalOf(src)).toBe(portal);
});
