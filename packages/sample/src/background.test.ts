import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StoredEdition, writeManifest } from '@observatorio/store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSampleYears } from './background';
import { GENERATED_SOURCE } from './base/install';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'observatorio-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Lists a RAIS edition of 2019 in the manifest, whose file is missing. */
async function listEdition(fontes: string[]): Promise<void> {
  const edition: StoredEdition = {
    conjunto: 'rais',
    ano: 2019,
    tipo: 'demonstracao',
    versao: '1',
    fontes,
    importadoEm: '2026-01-01T00:00:00Z',
    linhasLidas: 0,
    linhasAceitas: 0,
    linhasRejeitadas: 0,
    motivos: {},
    notas: [],
    arquivo: 'rais-2019-1.duckdb',
    ordem: 1,
    bytes: 0,
  };
  await writeManifest(dataDir, { conjuntos: [edition], anteriores: [] });
}

it('reports a process that fails', async () => {
  await listEdition([GENERATED_SOURCE]);
  const onProblem = vi.fn<(error: Error) => void>();
  await buildSampleYears(dataDir, { signal: new AbortController().signal, onProblem });
  await vi.waitFor(() => expect(onProblem).toHaveBeenCalled(), { timeout: 60_000 });
  expect(onProblem.mock.calls[0]?.[0].message).toContain('rais-2019-1.duckdb');
}, 90_000);

it('ends the process without a report when it is no longer wanted', async () => {
  await listEdition([GENERATED_SOURCE]);
  const onProblem = vi.fn<(error: Error) => void>();
  const stopping = new AbortController();
  const child = await buildSampleYears(dataDir, { signal: stopping.signal, onProblem });
  stopping.abort();
  await vi.waitFor(() => expect(child?.signalCode).toBe('SIGTERM'), { timeout: 30_000 });
  expect(onProblem).not.toHaveBeenCalled();
}, 60_000);

it('starts no process without a sample of 2019 that the project generated', async () => {
  const options = { signal: new AbortController().signal, onProblem: () => expect.fail() };
  expect(await buildSampleYears(dataDir, options)).toBeUndefined();
  await listEdition(['other']);
  expect(await buildSampleYears(dataDir, options)).toBeUndefined();
});
