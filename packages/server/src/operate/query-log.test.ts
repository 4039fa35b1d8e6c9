import { Writable } from 'node:stream';
import { labour } from '@observatorio/contract';
import { openStore } from '@observatorio/store';
import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server';
import { makeDataDir, removeDataDir } from '../testing/test-store';
import { createLog } from './log';
import { QueryLog } from './query-log';

it('logs the SQL of concurrent requests under their own ids, and none for a cached response', async () => {
  const entries: Record<string, unknown>[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      entries.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const queryLog = QueryLog.at('debug', createLog('debug', output));
  const dataDir = await makeDataDir();
  const store = await openStore(dataDir, { onQuery: queryLog?.onQuery });
  const server = testServer(store);
  queryLog?.follow(server);
  // More than run at once, so that some wait for a turn that another request gives them.
  const urls = ['1', '2', '3', '4', '5'].map(
    (sector) => `${labour.byGender.path}?grandeSetor=${sector}`,
  );
  const get = async (url: string) => {
    const { headers, statusCode } = await server.inject({ url });
    expect(statusCode).toBe(200);
    return String(headers['x-request-id']);
  };
  const queriesOf = (id: string) => entries.filter(({ reqId }) => reqId === id);

  const ids = await Promise.all(urls.map(get));
  for (const [index, id] of ids.entries()) {
    const tally = queriesOf(id).filter(({ sql }) => /^SELECT dim,.* FROM cube/.test(String(sql)));
    expect(tally, urls[index]).not.toEqual([]);
    expect(tally[0]).toMatchObject({
      msg: 'consulta',
      edition: expect.any(String),
      values: expect.arrayContaining([expect.any(Number)]),
      rows: expect.any(Number),
      ms: expect.any(Number),
    });
  }
  const values = ids.map((id) =>
    queriesOf(id)
      .map((entry) => String(entry.values))
      .join(),
  );
  expect(new Set(values).size).toBe(urls.length);
  expect(queriesOf(await get(urls[0] ?? ''))).toEqual([]);
  await server.close();
  await store.close();
  await removeDataDir(dataDir);
});

it.each(['info', 'warn', 'silent'])('observes no queries at level %s', (level) => {
  expect(QueryLog.at(level, createLog(level))).toBeUndefined();
});
