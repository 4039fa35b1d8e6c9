import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { RunningService } from './dev-service.ts';

/*
 * `npm run dev`: the portal, the elements and the service on their sources, in one process and at
 * one URL. A change of any of them shows in the open page.
 */

const portal = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

// `npm ci --ignore-scripts` does not generate them.
if (!existsSync(`${root}packages/charts/src/maps/generated`)) {
  execFileSync('npm', ['run', 'build:maps', '-w', 'packages/charts'], { cwd: root });
}

/** Time for closing the service, in ms. */
const STOP_MS = 2000;

const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';
const service = new RunningService();
const vite = await createServer({
  root: portal,
  configFile: `${portal}vite.config.ts`,
  plugins: [service.plugin],
  logLevel: 'warn',
  server: { host, port, strictPort: true },
});

async function stop(): Promise<never> {
  // The service may be generating the sample, which takes a minute and may be interrupted.
  await Promise.race([service.close(), sleep(STOP_MS)]);
  process.exit(0);
}
process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop());

try {
  await vite.listen();
} catch (error) {
  const isTaken = error instanceof Error && error.message.includes('already in use');
  console.error(isTaken ? `A porta ${port} já está em uso. Escolha outra com PORT.` : error);
  process.exit(2);
}
console.log(`Portal em ${vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0]}`);
