import { once } from 'node:events';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { type ClusterAddress, ClusterAddressError, checkCluster } from '@observatorio/store';
import { loadSingleSignOn, SingleSignOnError } from '../accounts/single-sign-on';
import { readSettings } from '../settings/read-settings';
import { SettingError } from '../settings/setting-error';
import type { Settings } from '../settings/settings';
import { type Variable, variables } from '../settings/variables';
import { ListenError, listenErrorOf } from './listen';

type Checked = Pick<Settings, 'dataDir' | 'host' | 'port'> &
  Partial<Pick<Settings, 'releasesDir' | 'cluster' | 'databaseUrl' | 'secret'>>;

/**
 * Checks the settings that depend on the machine and the network before anything else starts: the
 * host and port, the cluster, the folders, which are created if missing, and `keycloak.json`. Throws
 * a SettingError, a ListenError or a SingleSignOnError.
 */
export async function checkSettings(settings: Checked): Promise<void> {
  const { dataDir, releasesDir, host, port, cluster, databaseUrl, secret } = settings;
  await checkAddress(host, port);
  if (cluster) await checkStore(cluster);
  // Nothing is written to the data directory when both data and accounts are stored elsewhere.
  if (!(cluster && databaseUrl && secret)) await checkFolder(variables.dataDir, dataDir);
  if (releasesDir) await checkFolder(variables.releasesDir, releasesDir);
  await loadSingleSignOn(dataDir);
}

async function checkStore(cluster: ClusterAddress): Promise<void> {
  try {
    await checkCluster(cluster);
  } catch (error) {
    if (!(error instanceof ClusterAddressError)) throw error;
    throw new SettingError(variables.cluster, '', error.message);
  }
}

/**
 * Reads and checks the settings of this process. Exits with a message and code 2 if one is invalid.
 */
export async function settingsOrExit(): Promise<Settings> {
  try {
    const settings = readSettings(process.env);
    await checkSettings(settings);
    return settings;
  } catch (error) {
    const isKnown = [SettingError, ListenError, SingleSignOnError].some(
      (known) => error instanceof known,
    );
    if (!(isKnown && error instanceof Error)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

async function checkFolder(variable: Variable<unknown>, path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isDirectory()) {
    throw new SettingError(variable, path, 'não é uma pasta');
  }
  try {
    if (!found) await makeFolder(path);
    await access(path, constants.R_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new SettingError(variable, path, code);
  }
}

/** Creates a folder and its parents. Node's recursive `mkdir` hangs on paths under `/proc`. */
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  const hasParent = await stat(parent).then(
    () => true,
    () => false,
  );
  if (!hasParent) await makeFolder(parent);
  await mkdir(path);
}

/** Checks that the server can listen at an address, by briefly doing so. */
async function checkAddress(host: string, port: number): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw listenErrorOf(error, { host, port }) ?? new SettingError(variables.host, host);
  }
  probe.close();
  await once(probe, 'close');
}
