import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFaults } from './cluster-faults';
import { type Environment, type Fault, removeImported } from './environment';
import { pageOutage } from './open-page';
import { expectThat, pick, randomDelay } from './random';

const editionFiles = async ({ dataDir }: Environment): Promise<string[]> =>
  (await readdir(dataDir)).filter((name) => name.endsWith('.duckdb'));

const killedServer: Fault = {
  name: 'servidor morto no meio de respostas',
  async happen(environment) {
    await environment.served.restart('SIGKILL', () => sleep(randomDelay(environment, 1)));
  },
};

const stoppedServer: Fault = {
  name: 'servidor encerrado em ordem',
  async happen(environment) {
    const code = await environment.served.restart('SIGTERM');
    expectThat(code === 0, `The server exited with ${code} on SIGTERM.`);
  },
};

const killedImport: Fault = {
  name: 'importação morta',
  async happen(environment) {
    await environment.import(randomDelay(environment, 4));
  },
};

const imported: Fault = {
  name: 'importação e troca durante pedidos',
  async happen(environment) {
    const { code, text } = await environment.import();
    expectThat(code === 0, text);
  },
};

const killedDuringImport: Fault = {
  name: 'servidor e importação mortos',
  async happen(environment) {
    const importing = environment.import(randomDelay(environment, 4));
    await sleep(randomDelay(environment, 2));
    await environment.served.restart('SIGKILL');
    await importing;
  },
};

const removed: Fault = {
  name: 'edição retirada',
  happen: ({ editions }) => removeImported(editions),
};

/** Inverts 40 bytes of a file at random offsets. Returns a function that restores them. */
async function flip({ next }: Environment, path: string): Promise<() => Promise<void>> {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  const places = Array.from({ length: 40 }, () => Math.floor(next() * size));
  const invert = async (): Promise<void> => {
    for (const place of places) {
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, place);
      await file.write(Buffer.from([(buffer[0] ?? 0) ^ 0xff]), 0, 1, place);
    }
  };
  await invert();
  return async () => {
    await invert();
    await file.close();
  };
}

const flipped: Fault = {
  name: 'bytes trocados num arquivo de dados',
  happen: (environment) =>
    environment.served.whileBroken(async () => {
      const restore = await flip(
        environment,
        join(environment.dataDir, pick(environment, await editionFiles(environment))),
      );
      if (environment.next() < 0.3) await environment.served.restart('SIGKILL');
      await sleep(randomDelay(environment, 4));
      await restore();
    }),
};

const missing: Fault = {
  name: 'arquivo de dados que some e volta',
  happen: (environment) =>
    environment.served.whileBroken(async () => {
      const path = join(environment.dataDir, pick(environment, await editionFiles(environment)));
      const away = `${path}.fora`;
      await rename(path, away);
      if (environment.next() < 0.3) await environment.served.restart('SIGTERM');
      await sleep(randomDelay(environment, 4));
      await rename(away, path);
    }),
};

const cutManifest: Fault = {
  name: 'manifesto cortado, vazio, ilegível ou ausente',
  async happen(environment) {
    const path = join(environment.dataDir, 'manifest.json');
    const text = await readFile(path);
    const damage = pick(environment, [
      () => writeFile(path, text.subarray(0, Math.floor(environment.next() * text.length))),
      () => writeFile(path, ''),
      () => writeFile(path, '{"conjuntos":7}'),
      () => rm(path),
    ]);
    await environment.served.whileBroken(async () => {
      await damage();
      if (environment.next() < 0.4) await environment.served.restart('SIGKILL');
      await sleep(randomDelay(environment, 3));
    });
  },
};

const fullDisk: Fault = {
  name: 'disco cheio durante a importação',
  async happen(environment) {
    const small = join(environment.dataDir, '..', 'cheio');
    await mkdir(small, { recursive: true });
    const megabytes = 1 + Math.floor(environment.next() * 8);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', small]);
    try {
      const { code, text } = await environment.import(undefined, small);
      expectThat(code !== 0 && /espaço|disco/i.test(text), `Full disk: ${code} ${text}`);
      const left = await readdir(small);
      expectThat(
        !left.some((name) => name.endsWith('.duckdb')),
        `Full disk left ${left.join(', ')}.`,
      );
    } finally {
      execFileSync('umount', ['-l', small]);
    }
  },
};

const readOnly: Fault = {
  name: 'pasta de dados só de leitura',
  async happen(environment) {
    const { dataDir } = environment;
    execFileSync('mount', ['--bind', dataDir, dataDir]);
    execFileSync('mount', ['-o', 'remount,ro,bind', dataDir]);
    try {
      const { code, text } = await environment.import();
      expectThat(code !== 0, `Import into a read-only folder: ${code} ${text}`);
      await environment.served.restart(pick(environment, ['SIGTERM', 'SIGKILL']));
    } finally {
      execFileSync('umount', ['-l', dataDir]);
    }
  },
};

const oddTimes: Fault = {
  name: 'arquivos com hora do passado e do futuro',
  async happen(environment) {
    const jump = (environment.next() - 0.5) * 2 * 10 * 365 * 86_400;
    for (const name of [...(await editionFiles(environment)), 'manifest.json']) {
      const time = Date.now() / 1000 + jump;
      await utimes(join(environment.dataDir, name), time, time);
    }
  },
};

const clockJump: Fault = {
  name: 'relógio do servidor que salta',
  async happen(environment) {
    for (let jumps = 1 + Math.floor(environment.next() * 5); jumps > 0; jumps -= 1) {
      environment.served.signal('SIGUSR2');
      await sleep(randomDelay(environment, 1));
    }
  },
};

const idleClients: Fault = {
  name: 'clientes parados e pedidos pela metade',
  async happen(environment) {
    const { hostname, port } = new URL(environment.served.address);
    const sockets = Array.from({ length: 300 }, () =>
      connect(Number(port), hostname).on('error', () => {}),
    );
    await Promise.race([
      Promise.all(sockets.map((socket) => once(socket, 'connect'))),
      sleep(5000),
    ]);
    for (const [index, socket] of sockets.entries()) {
      if (index % 2) socket.write('GET /api/v1/dados HTTP/1.1\r\nHost: x\r\nX-A: ');
    }
    await sleep(randomDelay(environment, 4));
    for (const socket of sockets) socket.destroy();
  },
};

/** Faults that require permission to mount file systems. */
const mounting: readonly Fault[] = [fullDisk, readOnly];

const always: readonly Fault[] = [
  killedServer,
  stoppedServer,
  killedImport,
  imported,
  killedDuringImport,
  removed,
  flipped,
  missing,
  cutManifest,
  oddTimes,
  clockJump,
  idleClients,
  pageOutage,
];

function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Returns the faults that can run in an environment, and the names of those that cannot. */
export function allowedFaults({ cluster }: Environment): {
  faults: readonly Fault[];
  skipped: readonly string[];
} {
  const mayMount = canMount();
  const skipped = [...(mayMount ? [] : mounting), ...(cluster ? [] : clusterFaults)];
  const all = [...always, ...mounting, ...clusterFaults];
  return {
    faults: all.filter((fault) => !skipped.includes(fault)),
    skipped: skipped.map(({ name }) => name),
  };
}
