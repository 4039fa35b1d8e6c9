import { join } from 'node:path';
import {
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

interface Options {
  log: FastifyBaseLogger;
  passwordCost: PasswordCost | undefined;
}

/** Creates the accounts service, and a function that closes its database. */
export function createAccounts(
  { accounts: { databaseUrl, secret, smtp }, dataDir }: Pick<Settings, 'accounts' | 'dataDir'>,
  { log, passwordCost }: Options,
): { accounts: Accounts; close: () => Promise<void> } {
  const folder = join(dataDir, 'contas');
  const database = openDatabase({ folder, tryLock, databaseUrl });
  const accounts = new Accounts({
    database,
    key: secret ? async () => secret : () => signingKey(folder),
    mailer: smtp ? smtpMailer(smtp) : logMailer((entry, message) => log.warn(entry, message)),
    isPage: isPagePath,
    passwordCost,
  });
  return { accounts, close: () => database.close() };
}
