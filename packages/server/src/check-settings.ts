import { once } from 'node:events';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { HOSTS, SettingError, type Settings } from './settings';

/**
 * Checks the settings that depend on the machine, before anything is made: the data directory,
 * which is created where it is missing, and the host. Throws a SettingError.
 */
export async function checkSettings({
  dataDir,
  host,
}: Pick<Settings, 'dataDir' | 'host'>): Promise<void> {
  await checkFolder(dataDir);
  await checkHost(host);
}

async function checkFolder(path: string): Promise<void> {
  const allowed = 'uma pasta que o servidor possa ler, ou criar se ainda não existir';
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isDirectory()) {
    throw new SettingError('DATA_DIR', path, allowed, 'não é uma pasta');
  }
  try {
    if (!found) await makeFolder(path);
    await access(path, constants.R_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new SettingError('DATA_DIR', path, allowed, code);
  }
}

/** Makes a folder and those above it. Node's own way never ends below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  const hasParent = await stat(parent).then(
    () => true,
    () => false,
  );
  if (!hasParent) await makeFolder(parent);
  await mkdir(path);
}

/** Listens for a moment, at a port that the system chooses. */
async function checkHost(host: string): Promise<void> {
  const probe = createServer().listen({ host, port: 0 });
  try {
    await once(probe, 'listening');
  } catch {
    throw new SettingError('HOST', host, HOSTS);
  } finally {
    probe.close();
  }
}
