import { AccountError } from '@observatorio/accounts';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { AccountsHealth } from './accounts-health';

it('logs once that the storage fails, with the first line of the cause, and that it recovers', async () => {
  const { log } = Fastify();
  const [error, info] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'info')];
  const health = new AccountsHealth(log, 'DATABASE_URL');
  const failing = () => {
    const cause = new Error('connect ECONNREFUSED\nat Socket');
    return Promise.reject(new AccountError('unavailable', { cause }));
  };
  for (const _ of [1, 2]) await expect(health.watch('database', failing)).rejects.toThrow();
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^DATABASE_URL: .+ \(connect ECONNREFUSED\); o resto/)],
  ]);
  expect(health.isAvailable).toBe(false);
  await health.watch('database', () => Promise.resolve());
  expect(info.mock.calls).toEqual([['DATABASE_URL: as contas voltaram a funcionar']]);
  expect(health.isAvailable).toBe(true);
});
