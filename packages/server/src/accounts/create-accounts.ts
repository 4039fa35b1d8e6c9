import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AccountDatabase,
  AccountError,
  Accounts,
  logMailer,
  openDatabase,
  type PasswordCost,
  signingKey,
  smtpMailer,
} from '@observatorio/accounts';
import { isPagePath } from '@observatorio/pages';
import { tryLock } from '@observatorio/store';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings/settings';
import { variables } from '../settings/variables';
import { AccountsHealth } from './accounts-health';

interface Options {
  log: FastifyBaseLogger;
  passwordCost: PasswordCost | undefined;
}

export type AccountSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'mailFrom' | 'secret' | 'smtpUrl'
>;

/** The accounts service of a server. */
interface AccountService {
  accounts: Accounts;
  health: AccountsHealth;
  /** Checks the storage now and, on a PostgreSQL server, once a minute. */
  start(): void;
  close(): Promise<void>;
}

/** Interval between checks of a PostgreSQL server, in ms. */
const CHECK_MS = 60_000;

/** Creates the accounts service. */
export function createAccounts(
  { databaseUrl, secret, smtpUrl, mailFrom = '', dataDir }: AccountSettings,
  { log, passwordCost }: Options,
): AccountService {
  const folder = join(dataDir, 'contas');
  const database = openDatabase({ folder, tryLock, databaseUrl });
  const health = new AccountsHealth(
    log,
    databaseUrl
      ? `${variables.databaseUrl.name}="${withoutPassword(databaseUrl)}"`
      : `${variables.dataDir.name}="${dataDir}"`,
  );
  const watched: AccountDatabase = {
    query: (...args) => health.watch('database', () => database.query(...args)),
    script: (...args) => health.watch('database', () => database.script(...args)),
    close: () => database.close(),
  };
  const accounts = new Accounts({
    database: watched,
    key: secret ? async () => secret : () => health.watch('key', () => signingKey(folder)),
    mailer: smtpUrl
      ? smtpMailer({ url: smtpUrl, from: mailFrom })
      : logMailer((entry, message) => log.warn(entry, message)),
    isPage: isPagePath,
    passwordCost,
  });
  let checking: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const check = () => {
    // Opening the embedded database would slow down the start of portals without logins.
    const checked = databaseUrl
      ? watched.query('SELECT 1')
      : health.watch('database', () => checkWritable(existsSync(folder) ? folder : dataDir));
    checking = checked.catch(() => undefined);
  };
  return {
    accounts,
    health,
    start() {
      check();
      if (databaseUrl) timer = setInterval(check, CHECK_MS).unref();
    },
    async close() {
      clearInterval(timer);
      await checking;
      await database.close();
    },
  };
}

async function checkWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((cause: unknown) => {
    throw new AccountError('unavailable', { cause });
  });
}

/** Replaces the password in a URL. */
function withoutPassword(text: string): string {
  const url = new URL(text);
  if (url.password) url.password = '***';
  if (url.searchParams.has('password')) url.searchParams.set('password', '***');
  return url.href;
}
