import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFaults } from './cluster-faults';
import { pageOutage } from './open-page';
import { expectThat, pick, randomDelay } from './random';
import { type Fault, removeImported, type World } from './world';

const editionFiles = async ({ dataDir }: World): Promise<string[]> =>
  (await readdir(dataDir)).filter((name) => name.endsWith('.duckdb'));

const killedServer: Fault = {
  name: 'servidor morto no meio de respostas',
  async happen(world) {
    await world.served.restart('SIGKILL', () => sleep(randomDelay(world, 1)));
  },
};

const stoppedServer: Fault = {
  name: 'servidor encerrado em ordem',
  async happen(world) {
    const code = await world.served.restart('SIGTERM');
    expectThat(code === 0, `The server exited with ${code} on SIGTERM.`);
  },
};

const killedImport: Fault = {
  name: 'importação morta',
  async happen(world) {
    await world.import(randomDelay(world, 4));
  },
};

const imported: Fault = {
  name: 'importação e troca durante pedidos',
  async happen(world) {
    const { code, text } = await world.import();
    expectThat(code === 0, text);
  },
};

const killedDuringImport: Fault = {
  name: 'servidor e importação mortos',
  async happen(world) {
    const importing = world.import(randomDelay(world, 4));
    await sleep(randomDelay(world, 2));
    await world.served.restart('SIGKILL');
    await importing;
  },
};

const removed: Fault = {
  name: 'edição retirada',
  happen: ({ editions }) => removeImported(editions),
};

/** Inverts 40 bytes of a file at random offsets. Returns a function that restores them. */
async function flip({ next }: World, path: string): Promise<() => Promise<void>> {
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
  happen: (world) =>
    world.served.whileBroken(async () => {
      const restore = await flip(
        world,
        join(world.dataDir, pick(world, await editionFiles(world))),
      );
      if (world.next() < 0.3) await world.served.restart('SIGKILL');
      await sleep(randomDelay(world, 4));
      await restore();
    }),
};

const missing: Fault = {
  name: 'arquivo de dados que some e volta',
  happen: (world) =>
    world.served.whileBroken(async () => {
      const path = join(world.dataDir, pick(world, await editionFiles(world)));
      const away = `${path}.fora`;
      await rename(path, away);
      if (world.next() < 0.3) await world.served.restart('SIGTERM');
      await sleep(randomDelay(world, 4));
      await rename(away, path);
    }),
};

const cutManifest: Fault = {
  name: 'manifesto cortado, vazio, ilegível ou ausente',
  async happen(world) {
    const path = join(world.dataDir, 'manifest.json');
    const text = await readFile(path);
    const damage = pick(world, [
      () => writeFile(path, text.subarray(0, Math.floor(world.next() * text.length))),
      () => writeFile(path, ''),
      () => writeFile(path, '{"conjuntos":7}'),
      () => rm(path),
    ]);
    await world.served.whileBroken(async () => {
      await damage();
      if (world.next() < 0.4) await world.served.restart('SIGKILL');
      await sleep(randomDelay(world, 3));
    });
  },
};

const fullDisk: Fault = {
  name: 'disco cheio durante a importação',
  async happen(world) {
    const small = join(world.dataDir, '..', 'cheio');
    await mkdir(small, { recursive: true });
    const megabytes = 1 + Math.floor(world.next() * 8);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', small]);
    try {
      const { code, text } = await world.import(undefined, small);
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
  async happen(world) {
    const { dataDir } = world;
    execFileSync('mount', ['--bind', dataDir, dataDir]);
    execFileSync('mount', ['-o', 'remount,ro,bind', dataDir]);
    try {
      const { code, text } = await world.import();
      expectThat(code !== 0, `Import into a read-only folder: ${code} ${text}`);
      await world.served.restart(pick(world, ['SIGTERM', 'SIGKILL']));
    } finally {
      execFileSync('umount', ['-l', dataDir]);
    }
  },
};

const oddTimes: Fault = {
  name: 'arquivos com hora do passado e do futuro',
  async happen(world) {
    const jump = (world.next() - 0.5) * 2 * 10 * 365 * 86_400;
    for (const name of [...(await editionFiles(world)), 'manifest.json']) {
      const time = Date.now() / 1000 + jump;
      await utimes(join(world.dataDir, name), time, time);
    }
  },
};

const clockJump: Fault = {
  name: 'relógio do servidor que salta',
  async happen(world) {
    for (let jumps = 1 + Math.floor(world.next() * 5); jumps > 0; jumps -= 1) {
      world.served.signal('SIGUSR2');
      await sleep(randomDelay(world, 1));
    }
  },
};

const idleClients: Fault = {
  name: 'clientes parados e pedidos pela metade',
  async happen(world) {
    const { hostname, port } = new URL(world.served.address);
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
    await sleep(randomDelay(world, 4));
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

/** Returns the faults that can run in a world, and the names of those that cannot. */
export function allowedFaults({ cluster }: World): {
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
