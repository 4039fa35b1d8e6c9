import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readSettings } from '@observatorio/server';
import { clusterAddress } from '@observatorio/store';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'packages/server/deploy');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

const readme = read('README.md');
const settings = new Set([...readme.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name));
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

/** Returns the paths of scripts and folders that a file's text mentions. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:packages|portal|stories)\/[\w./-]*\w/g)].map(([path]) => path);

/** Whether the build creates a path. */
const isBuilt = (path: string): boolean => /\/dist(\/|$)/.test(path);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.\w+$|Dockerfile/.test(name),
);

describe.each(files)('%s', (name) => {
  const text = textOf(name);

  it('mentions only existing paths', () => {
    const missing = pathsIn(text).filter((path) => !isBuilt(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('mentions only existing npm scripts', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, script]) => script ?? []);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

describe('the guide', () => {
  const guide = textOf('LEIA-ME.md');

  it('links only to existing files and sections', () => {
    const targets = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) => `#${heading.toLowerCase().replaceAll(' ', '-')}`,
    );
    expect(targets.length).toBeGreaterThan(5);
    const broken = targets.filter((target) =>
      target.startsWith('#') ? !headings.includes(target) : !existsSync(join(folder, target)),
    );
    expect(broken).toEqual([]);
  });

  it('mentions only settings documented in the README', () => {
    const named = [...guide.matchAll(/`([A-Z]+_[A-Z_]+)\b/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('mentions exactly the profiles of the compose file', () => {
    const named = [...guide.matchAll(/--profile (\w+)/g)].flatMap(([, profile]) => profile ?? []);
    const known = Object.values(services).flatMap(({ profiles }) => profiles ?? []);
    expect(named.filter((profile) => !known.includes(profile))).toEqual([]);
    expect(new Set(known)).toEqual(new Set(named));
  });

  it('contains a valid cluster address', () => {
    const [url = ''] = /clickhouse:\/\/[^']+/.exec(guide) ?? [];
    expect(clusterAddress(url).nodes).toEqual(['http://ch1:8123', 'http://ch2:8123']);
  });
});

interface Service {
  profiles?: string[];
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[];
}

/** The compose file, with variables replaced by their defaults. */
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  textOf('compose.yaml').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
  { merge: true },
);
const { services, volumes } = compose;

describe('the compose file', () => {
  it.each(Object.entries(services))(
    'references only existing services, volumes and files in %s',
    (_, service) => {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(service.depends_on ?? []));
      for (const [source = ''] of (service.volumes ?? []).map((volume) => volume.split(':'))) {
        expect(source.startsWith('.') ? existsSync(join(folder, source)) : source in volumes).toBe(
          true,
        );
      }
      if (!service.build) return;
      const context = resolve(folder, service.build.context);
      expect(relative(root, context)).toBe('');
      expect(existsSync(join(context, service.build.dockerfile))).toBe(true);
    },
  );

  const portals = Object.entries(services).filter(([, { build }]) => build);

  it.each(portals)('gives %s a volume for persistent data', (_, { volumes: mounts }) => {
    expect(mounts).toContain('dados:/dados');
  });

  it.each(portals)(
    'configures %s with settings that the server accepts',
    (_, { environment = {}, command }) => {
      expect(Object.keys(environment).filter((name) => !settings.has(name))).toEqual([]);
      const { cluster } = readSettings(environment);
      const published = command?.find((word) => word.startsWith('clickhouse://'));
      for (const address of [cluster, published && clusterAddress(published)]) {
        if (!address) continue;
        for (const node of address.nodes) expect(services).toHaveProperty(new URL(node).hostname);
        expect(textOf('clickhouse/cluster.xml')).toContain(`<${address.cluster}>`);
        expect(textOf('clickhouse/users.xml')).toContain(`<${address.username}>`);
      }
    },
  );

  it('passes the variables that the cluster’s configuration reads to its servers', () => {
    const xml = textOf('clickhouse/cluster.xml') + textOf('clickhouse/users.xml');
    const named = [...xml.matchAll(/from_env="(\w+)"/g)].flatMap(([, name]) => name ?? []);
    expect(named).toHaveLength(3);
    for (const name of named) expect(services['clickhouse-1']?.environment).toHaveProperty(name);
  });
});

describe('the image', () => {
  const dockerfile = textOf('Dockerfile');

  it('starts the server with valid settings', () => {
    const [, list = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
    const env = Object.fromEntries(list.split(' ').map((pair) => pair.split('=')));
    expect(readSettings(env)).toMatchObject({ host: '0.0.0.0', port: 8080, dataDir: '/dados' });
    expect(env.RELEASES_DIR).toMatch(/^\/dados\//);
    const [, command = '[]'] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
    expect(JSON.parse(command).join(' ')).toBe(scripts.start);
  });

  it('runs without development dependencies', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    // The start command uses `--import tsx`.
    expect(dependencies).toHaveProperty('tsx');
  });
});

const hasSystemd = !spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).error;
if (!hasSystemd) console.warn('PULADO: falta systemd-analyze para conferir a unidade.');

describe('the systemd unit', () => {
  const unit = textOf('observatorio.service');

  it('starts the server as npm start does, with valid settings', () => {
    const command = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(unit)?.[1];
    expect(command).toBe(scripts.start);
    const env = Object.fromEntries(
      [...unit.matchAll(/^Environment=(\w+)=(.+)$/gm)].map(([, name = '', value]) => [name, value]),
    );
    expect(readSettings(env)).toMatchObject({ port: 8080, dataDir: '/var/lib/observatorio' });
    expect(env.RELEASES_DIR).toMatch(/^\/var\/lib\/observatorio\//);
  });

  it.skipIf(!hasSystemd)('is accepted by systemd-analyze', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'observatorio-'));
    try {
      // systemd-analyze requires the program to exist on this machine.
      const here = unit
        .replaceAll('/usr/bin/node', process.execPath)
        .replaceAll('/opt/observatorio', root);
      const path = join(scratch, 'observatorio.service');
      writeFileSync(path, here);
      const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', path], {
        encoding: 'utf8',
      });
      const about = stderr.split('\n').filter((line) => line.includes('observatorio.service'));
      expect([status, about]).toEqual([0, []]);
    } finally {
      rmSync(scratch, { recursive: true });
    }
  });
});
