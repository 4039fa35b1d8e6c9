import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from './accounts';
import type { AccountDatabase } from './database';
import type { Mailer, MailReason } from './mailer';
import { openDatabase } from './open-database';
import { postgresPrograms, startPostgres } from './testing/postgres';

interface Opened {
  database: AccountDatabase;
  close(): Promise<void>;
}

const unlocked = async () => async () => undefined;

async function openEmbedded(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'observatorio-contas-'));
  // Simulates an interrupted first start.
  await mkdir(join(folder, 'banco-novo'));
  await writeFile(join(folder, 'banco-novo/PG_VERSION'), '18');
  const database = openDatabase({ folder, tryLock: unlocked });
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true });
  };
  return { database, close };
}

const programs = postgresPrograms();

async function openServer(): Promise<Opened> {
  const server = await startPostgres(programs ?? '');
  const storage = { folder: '/nowhere', tryLock: unlocked, databaseUrl: server.url };
  const database = openDatabase(storage);
  // A second server for the same portal, started at the same time.
  const other = openDatabase(storage);
  await Promise.all([database, other].map((each) => each.query('SELECT FROM users')));
  await other.close();
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { database, close };
}

if (!programs) {
  console.warn('PULADO: falta o PostgreSQL; instale-o com “apt-get install -y postgresql”.');
}

const KEY = 'a key that only this test knows, long enough';
const PASSWORD = 'segredo';

/** Lowest cost parameters that scrypt accepts. */
const passwordCost = { N: 2, r: 1, p: 1 };

const refused = (code: string) => ({ name: 'AccountError', code });

describe.each([
  { name: 'the embedded PostgreSQL', open: openEmbedded, missing: false },
  { name: 'a PostgreSQL server', open: openServer, missing: !programs },
])('accounts on $name', ({ open, missing }) => {
  if (missing) {
    it.skip('requires the PostgreSQL server programs, which are not installed');
    return;
  }
  const sent: { to: string; link: string; reason: MailReason }[] = [];
  const mailer: Mailer = {
    reachesOwner: true,
    sendLink: async (to, link, reason) => void sent.push({ to, link, reason }),
  };
  let opened: Opened;
  let accounts: Accounts;

  beforeAll(async () => {
    opened = await open();
    accounts = new Accounts({
      database: opened.database,
      key: async () => KEY,
      isPage: (path) => path === '/mapa' || path === '/perfil',
      mailer,
      passwordCost,
    });
  });

  afterAll(() => opened?.close());

  let people = 0;
  const newPerson = () => {
    people += 1;
    const username = `pessoa${people}`;
    return { fullname: 'Ana Lúcia', email: `${username}@exemplo.br`, username };
  };
  const register = async (person = newPerson()) => ({
    ...person,
    token: await accounts.register(person, PASSWORD),
  });
  const resetToken = async (email: string): Promise<string> => {
    await accounts.sendLink(email, (token) => token);
    return sent.at(-1)?.link ?? '';
  };

  it('registers a person, logs them in and logs them out', async () => {
    const person = newPerson();
    const first = await accounts.register(person, PASSWORD);
    expect(await accounts.account(first)).toEqual(person);
    const second = await accounts.login(person.email.toUpperCase(), PASSWORD);
    await accounts.logout(first);
    await expect(accounts.account(first)).rejects.toMatchObject(refused('unauthenticated'));
    expect(await accounts.account(second)).toEqual(person);
  });

  it('creates an account that only the owner of the e-mail can enter', async () => {
    const person = newPerson();
    const linkOf = (token: string) => token;
    expect(await accounts.prepare(person)).toBe('new-account');
    for (const password of ['', PASSWORD]) {
      await expect(accounts.login(person.email, password)).rejects.toMatchObject(
        refused('wrong-credentials'),
      );
    }
    await accounts.sendLink(person.email, linkOf, 'new-account');
    expect(sent.at(-1)).toMatchObject({ to: person.email, reason: 'new-account' });
    await accounts.resetPassword(sent.at(-1)?.link ?? '', PASSWORD);
    expect(await accounts.account(await accounts.login(person.email, PASSWORD))).toEqual(person);
  });

  it('leaves an account as it is when someone registers with its e-mail', async () => {
    const { email, username } = await register();
    expect(await accounts.prepare({ ...newPerson(), email: email.toUpperCase() })).toBe(
      'existing-account',
    );
    await accounts.login(email, PASSWORD);
    await expect(accounts.prepare({ ...newPerson(), username })).rejects.toMatchObject(
      refused('account-exists'),
    );
  });

  it('replaces accounts that were never confirmed, and deletes them after a day', async () => {
    const [person, late] = [newPerson(), newPerson()];
    await accounts.prepare(person);
    expect(await accounts.prepare(person)).toBe('new-account');
    await opened.database.query(
      "UPDATE users SET created = created - interval '2 days' WHERE email = $1",
      [person.email],
    );
    await accounts.prepare(late);
    expect(await accounts.isKnown(person.email)).toBe(false);
    expect(await accounts.isKnown(late.email)).toBe(true);
  });

  it('responds to an unknown e-mail exactly as to a wrong password', async () => {
    const { email } = await register();
    const wrong = accounts.login(email, 'segredo ');
    await expect(wrong).rejects.toMatchObject(refused('wrong-credentials'));
    const unknown = accounts.login('ninguem@exemplo.br', PASSWORD);
    await expect(unknown).rejects.toMatchObject(refused('wrong-credentials'));
  });

  it('allows one account per e-mail, even with parallel registrations', async () => {
    const { email } = newPerson();
    const attempts = ['x', 'X', 'x', 'x'].map((letter, n) =>
      accounts.register(
        { ...newPerson(), email: `${letter}${email}`, username: `${email}${n}` },
        PASSWORD,
      ),
    );
    const results = await Promise.allSettled(attempts);
    const failures = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(failures).toEqual(Array(3).fill(expect.objectContaining(refused('account-exists'))));
  });

  it('stores text verbatim and never runs it as SQL', async () => {
    const fullname = `Zoë 💼 D'Ávila"; DROP TABLE users; -- \\ $1 %s`;
    const { token } = await register({ ...newPerson(), fullname });
    expect(await accounts.account(token)).toMatchObject({ fullname });
    const injected = accounts.login(`' OR 1=1 --`, `' OR '1'='1`);
    await expect(injected).rejects.toMatchObject(refused('wrong-credentials'));
  });

  it('accepts a password regardless of its Unicode normalisation form', async () => {
    const person = newPerson();
    await accounts.register(person, 'coração'.normalize('NFD'));
    expect(await accounts.login(person.email, 'coração'.normalize('NFC'))).toMatch(/\./);
  });

  it('stores neither passwords nor usable links', async () => {
    const { email } = await register();
    const token = await resetToken(email);
    const rows = await opened.database.query('SELECT * FROM users, reset_links');
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('rejects forged, damaged and expired tokens', async () => {
    const { token } = await register();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = (change: object, key = KEY, alg = 'HS256') =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg })
        .sign(new TextEncoder().encode(key));
    const forgeries = [
      `${encoded({ alg: 'none' })}.${payload}.`,
      `${encoded({ alg: 'none' })}.${payload}.${signature}`,
      `${header}.${encoded({ ...claims, exp: claims.exp + 9 })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      await signed({}, 'another key'),
      await signed({}, KEY, 'HS512'),
      await signed({ exp: Math.floor(Date.now() / 1000) - 1 }),
      await signed({ exp: undefined }),
      await signed({ aud: 'other' }),
      await signed({ jti: randomUUID() }),
      'x.y.z',
      '',
    ];
    for (const forgery of forgeries) {
      await expect(accounts.account(forgery), forgery).rejects.toMatchObject(
        refused('unauthenticated'),
      );
    }
    expect(await accounts.account(await signed({}))).toMatchObject({ fullname: 'Ana Lúcia' });
  });

  it('changes a password and ends all other sessions', async () => {
    const { email, token } = await register();
    const link = await resetToken(email);
    const wrong = accounts.changePassword(token, 'errada', 'nova senha');
    await expect(wrong).rejects.toMatchObject(refused('wrong-password'));
    const fresh = await accounts.changePassword(token, PASSWORD, 'nova senha');
    await expect(accounts.account(token)).rejects.toMatchObject(refused('unauthenticated'));
    expect(await accounts.account(fresh)).toMatchObject({ email });
    const old = accounts.login(email, PASSWORD);
    await expect(old).rejects.toMatchObject(refused('wrong-credentials'));
    const late = accounts.resetPassword(link, PASSWORD);
    await expect(late).rejects.toMatchObject(refused('invalid-link'));
  });

  it('sets a password through a single-use link and ends all sessions', async () => {
    const { email, token } = await register();
    const stale = await resetToken(email);
    const link = await resetToken(email.toUpperCase());
    expect(sent.at(-1)?.to).toBe(email);
    const uses = [stale, link, link, link].map((each) => accounts.resetPassword(each, 'outra'));
    const results = await Promise.allSettled(uses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results[0]?.status).toBe('rejected');
    await expect(accounts.account(token)).rejects.toMatchObject(refused('unauthenticated'));
    expect(await accounts.login(email, 'outra')).toMatch(/\./);
  });

  it('rejects an expired link and sends none to an unknown e-mail', async () => {
    const { email } = await register();
    const link = await resetToken(email);
    await opened.database.query(`UPDATE reset_links SET expires = now() - interval '1 second'`);
    const late = accounts.resetPassword(link, 'outra');
    await expect(late).rejects.toMatchObject(refused('invalid-link'));
    const count = sent.length;
    await accounts.sendLink('ninguem@exemplo.br', (token) => token);
    expect(sent).toHaveLength(count);
  });

  it('saves at most a hundred views of portal pages, even in parallel', async () => {
    const { token } = await register();
    const saved = await accounts.saveView(token, 'São Paulo', '/mapa?uf=35');
    const attempts = Array.from({ length: 110 }, (_, n) =>
      accounts.saveView(token, `Visão ${n}`, '/perfil'),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(99);
    // The connection pool may reorder statements, so any of the attempts can be rejected.
    for (const result of results.filter(({ status }) => status === 'rejected')) {
      expect(result).toMatchObject({ reason: refused('too-many-views') });
    }
    await accounts.deleteView(token, saved.id);
    await accounts.saveView(token, 'Outra', '/mapa');
    const views = await accounts.views(token);
    expect(views[0]).toMatchObject({ name: 'Outra', address: '/mapa' });
    expect(views).toHaveLength(100);
  });

  it('rejects URLs outside the portal', async () => {
    const { token } = await register();
    for (const address of ['https://mal.example/', '//mal.example', '/..//mal.example']) {
      const attempt = accounts.saveView(token, 'x', address);
      await expect(attempt, address).rejects.toMatchObject(refused('invalid-address'));
    }
  });

  it('lets only the owner list and delete a view', async () => {
    const [ana, rui] = [await register(), await register()];
    const { id } = await accounts.saveView(ana.token, 'Minha', '/mapa');
    expect(await accounts.views(rui.token)).toEqual([]);
    for (const view of [id, randomUUID(), "' OR 1=1"]) {
      const attempt = accounts.deleteView(rui.token, view);
      await expect(attempt).rejects.toMatchObject(refused('unknown-view'));
    }
    expect(await accounts.views(ana.token)).toHaveLength(1);
  });

  it('exports and deletes all data of an account', async () => {
    const { email, token } = await register();
    await accounts.saveView(token, 'Minha', '/mapa');
    await resetToken(email);
    const data = await accounts.data(token);
    expect(data).toMatchObject({
      account: { email, created: expect.any(Date) },
      views: [{ name: 'Minha', address: '/mapa' }],
      sessions: [{ created: expect.any(Date) }],
    });
    expect(JSON.stringify(data)).not.toContain('scrypt');
    const wrong = accounts.remove(token, 'errada');
    await expect(wrong).rejects.toMatchObject(refused('wrong-password'));
    await accounts.remove(token, PASSWORD);
    await expect(accounts.account(token)).rejects.toMatchObject(refused('unauthenticated'));
    const again = accounts.login(email, PASSWORD);
    await expect(again).rejects.toMatchObject(refused('wrong-credentials'));
    await register({ ...newPerson(), email });
  });
});

describe('an unreachable database', () => {
  const outOfReach = refused('unavailable');

  it('rejects queries while another process uses the folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'observatorio-contas-'));
    const database = openDatabase({ folder, tryLock: async () => undefined });
    await expect(database.query('SELECT 1')).rejects.toMatchObject(outOfReach);
    await rm(folder, { recursive: true });
  });

  it.each([
    ['does not respond', 'postgres://127.0.0.1:1/none'],
    ['does not exist', 'postgres://postgres.invalid/none'],
  ])('rejects queries when the server %s', async (_, databaseUrl) => {
    const database = openDatabase({ folder: '/nowhere', tryLock: unlocked, databaseUrl });
    await expect(database.query('SELECT 1')).rejects.toMatchObject(outOfReach);
    await database.close();
  });
});
