import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Command that installs the server for the cluster tests. */
const INSTALL = 'apt-get install -y --no-install-recommends clickhouse-server';

/** Names of the test cluster and its database. */
const CLUSTER = 'prova';
const DATABASE = 'observatorio';

/** Timeout for starting a node, in ms. Starting takes six seconds on an idle machine. */
const START_MS = 90_000;

/** Whether ClickHouse is installed. Logs a warning if not. */
export function hasClickHouse(): boolean {
  const isInstalled = !spawnSync('clickhouse-server', ['--help'], { stdio: 'ignore' }).error;
  if (!isInstalled) console.warn(`PULADO: falta o ClickHouse; instale-o com “${INSTALL}”.`);
  return isInstalled;
}

/** In-memory file system on Linux. */
const MEMORY = '/dev/shm';

/** Minimum free space in memory, in bytes: ten times the size of a test cluster. */
const MIN_FREE_BYTES = 500_000_000;

/**
 * Returns the parent folder for a cluster's files, preferably in memory. Each column of a table
 * takes two files, and allocating their inodes on ext4 right after many deletions takes more CPU
 * time than the queries.
 */
async function scratchRoot(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : tmpdir();
}

interface Ports {
  http: number;
  tcp: number;
  interserver: number;
}

/** Server in a test cluster. */
export interface TestNode {
  /** HTTP address: `127.0.0.1:PORT`. */
  readonly host: string;
  /** Starts the server and waits until it responds. */
  start(): Promise<void>;
  /** Kills the server. */
  stop(): Promise<void>;
  /** Sends a signal to the server. */
  signal(name: NodeJS.Signals): void;
}

/**
 * Local ClickHouse servers that form a cluster. The user `reader`, whose password is its name, may
 * read and change settings; `strict` may only read.
 */
export interface TestCluster {
  readonly nodes: readonly TestNode[];
  /** Cluster address for `STORE_URL` and `npm run publish`, with every node. */
  readonly url: string;
  /** Runs a statement on a node and returns the response as text. */
  run(node: number, sql: string): Promise<string>;
  /** Kills the servers and removes their files. */
  stop(): Promise<void>;
}

/**
 * Starts a cluster of `shards` shards with `replicas` servers each; the replicas of a shard contain
 * the same rows.
 */
export async function startCluster({ shards = 2, replicas = 1 } = {}): Promise<TestCluster> {
  const folder = await mkdtemp(join(await scratchRoot(), 'observatorio-cluster-'));
  const nodes = await startNodes(folder, shards * replicas, replicas);
  const run = async (node: number, sql: string) => {
    const response = await fetch(`http://${nodes[node]?.host}/`, { method: 'POST', body: sql });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return text.trim();
  };
  await Promise.all(nodes.map((_, index) => run(index, `CREATE DATABASE ${DATABASE}`)));
  const hosts = nodes.map(({ host }) => host).join(',');
  return {
    nodes,
    url: `clickhouse://default@${hosts}/${DATABASE}?cluster=${CLUSTER}`,
    run,
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the servers; on other ports if another process takes one of theirs meanwhile. */
async function startNodes(
  folder: string,
  count: number,
  replicas: number,
  attempts = 3,
): Promise<TestNode[]> {
  const ports = await freePorts(count);
  const layout = layoutXml(ports, replicas);
  const nodes = ports.map((own, index) => testNode(join(folder, String(index)), own, layout));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    return nodes;
  } catch (error) {
    await Promise.all(nodes.map((node) => node.stop()));
    if (attempts === 1) throw error;
    await rm(folder, { recursive: true });
    return startNodes(folder, count, replicas, attempts - 1);
  }
}

function testNode(folder: string, own: Ports, layout: string): TestNode {
  const host = `127.0.0.1:${own.http}`;
  const config = writeConfig(folder, own, layout);
  let server: ChildProcess | undefined;
  return {
    host,
    async start() {
      server = spawn('clickhouse-server', [`--config-file=${config}`], { stdio: 'ignore' });
      await untilReady(host, server);
    },
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    signal(name) {
      server?.kill(name);
    },
  };
}

async function untilReady(host: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const outcome = server.exitCode ?? server.signalCode;
    if (outcome !== null) throw new Error(`ClickHouse exited with ${outcome}.`);
    const response = await fetch(`http://${host}/ping`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error('ClickHouse did not start in time.');
}

/** Finds free ports, three per node. */
async function freePorts(nodes: number): Promise<Ports[]> {
  const probes = Array.from({ length: 3 * nodes }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => {
    const address = probe.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return Array.from({ length: nodes }, (_, index) => {
    const [http = 0, tcp = 0, interserver = 0] = ports.slice(3 * index);
    return { http, tcp, interserver };
  });
}

/** Configuration of the shards and their servers. */
function layoutXml(ports: readonly Ports[], replicas: number): string {
  const servers = ports.map(
    ({ tcp }) => `<replica><host>127.0.0.1</host><port>${tcp}</port></replica>`,
  );
  return Array.from(
    { length: servers.length / replicas },
    (_, shard) =>
      `<shard>${servers.slice(shard * replicas, (shard + 1) * replicas).join('')}</shard>`,
  ).join('');
}

/** Configuration of a user whose password and profile equal its name. */
const userXml = (name: string): string => `
  <${name}><password>${name}</password><networks><ip>127.0.0.1</ip></networks>
    <profile>${name}</profile><quota>default</quota></${name}>`;

/** Writes the configuration of a node and returns its path. */
function writeConfig(folder: string, own: Ports, layout: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'users.xml'),
    `<yandex>
      <profiles>
        <default><max_memory_usage>2000000000</max_memory_usage></default>
        <reader><readonly>2</readonly></reader>
        <strict><readonly>1</readonly></strict>
      </profiles>
      <quotas><default></default></quotas>
      <users><default>
        <password></password><networks><ip>127.0.0.1</ip></networks>
        <profile>default</profile><quota>default</quota>
      </default>${['reader', 'strict'].map(userXml).join('')}</users>
    </yandex>`,
  );
  const path = join(folder, 'config.xml');
  writeFileSync(
    path,
    `<yandex>
      <logger><level>warning</level>
        <log>${folder}/server.log</log><errorlog>${folder}/error.log</errorlog></logger>
      <http_port>${own.http}</http_port>
      <tcp_port>${own.tcp}</tcp_port>
      <interserver_http_port>${own.interserver}</interserver_http_port>
      <listen_host>127.0.0.1</listen_host>
      <path>${folder}/data/</path>
      <tmp_path>${folder}/tmp/</tmp_path>
      <user_files_path>${folder}/files/</user_files_path>
      <format_schema_path>${folder}/schemas/</format_schema_path>
      <users_config>${folder}/users.xml</users_config>
      <default_profile>default</default_profile>
      <default_database>default</default_database>
      <mark_cache_size>100000000</mark_cache_size>
      <remote_servers><${CLUSTER}>${layout}</${CLUSTER}></remote_servers>
    </yandex>`,
  );
  return path;
}
