import { expect, it } from 'vitest';
import { clientOf } from './workload';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
])('assigns %s to the client %s', (ip, client) => {
  expect(clientOf(ip)).toBe(client);
});

it('does not throw for an invalid address from a proxy', () => {
  expect(clientOf('unknown')).toBe('unknown');
});
