import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { packedPackage } from './installed-package';

const run = promisify(execFile);
const source = resolve(import.meta.dirname, '../next-app');

/** Packages of the application; the project itself does not depend on Next.js. */
const packages = [
  'next@16',
  'react@19',
  'react-dom@19',
  'typescript@5',
  '@types/react@19',
  '@types/node@20',
];

/** Environment without the tests' NODE_ENV, which Next.js rejects. */
const env = (api: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_API: api,
});

export interface NextApplication {
  origin: string;
  close(): Promise<void>;
}

/** Whether the npm registry responds. */
export const isRegistryReachable = (): Promise<boolean> =>
  run('npm', ['view', packages[0] ?? '', 'version'], { timeout: 60_000 }).then(
    () => true,
    () => false,
  );

/** Installs, builds and serves the Next.js application outside the repository. */
export async function startNextApplication(api: string): Promise<NextApplication> {
  const folder = await mkdtemp(join(tmpdir(), 'observatorio-next-'));
  let server: ChildProcess | undefined;
  const close = async () => {
    server?.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await cp(source, folder, { recursive: true });
    const flags = ['--no-audit', '--no-fund', '--include=dev'];
    await run('npm', ['install', ...flags, ...packages, packedPackage()], { cwd: folder });
    const next = join(folder, 'node_modules/next/dist/bin/next');
    await run(process.execPath, [next, 'build'], { cwd: folder, env: env(api) });
    server = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', '0'], {
      cwd: folder,
      env: env(api),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (origin) return { origin, close };
    }
    throw new Error('The Next.js server ended before it listened.');
  } catch (error) {
    await close();
    throw new Error(String(Reflect.get(Object(error), 'stdout') ?? error), { cause: error });
  }
}
