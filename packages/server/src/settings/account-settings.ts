import { SettingError } from './setting-error';

/** Account settings; undefined ones fall back to a default. */
export interface AccountSettings {
  /** URL of a PostgreSQL server. Default: an embedded database in the data directory. */
  databaseUrl: string | undefined;
  /** Key for signing tokens. Default: a generated key, kept in the data directory. */
  secret: string | undefined;
  /** Mail server. Default: none; password-reset links are written to the log. */
  smtp: { url: string; from: string } | undefined;
  /** Origin of the links in e-mails. Default: the origin that the server listens on. */
  publicUrl: string | undefined;
  /** Whether the API reveals that an e-mail has no account. */
  revealsUnknownEmails: boolean;
}

/** Placeholder for a secret in error messages. */
const HIDDEN = '…';

/** Minimum length of a secret, in characters. */
const SECRET_LENGTH = 32;

/** Reads the account settings. Throws a SettingError. */
export function readAccountSettings(env: NodeJS.ProcessEnv): AccountSettings {
  const publicUrl = env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : undefined;
  return {
    databaseUrl: urlOf(
      'DATABASE_URL',
      env.DATABASE_URL,
      /^postgres(ql)?:$/,
      'o endereço de um PostgreSQL, como postgres://usuario:senha@servidor/banco',
    ),
    secret: secretOf(env.AUTH_SECRET),
    smtp: smtpOf(env, publicUrl),
    publicUrl,
    revealsUnknownEmails: flag('REVEAL_UNKNOWN_EMAILS', env.REVEAL_UNKNOWN_EMAILS || 'false'),
  };
}

function flag(name: string, text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new SettingError(name, text, 'true ou false');
}

function secretOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.trim().length >= SECRET_LENGTH) return text;
  throw new SettingError('AUTH_SECRET', HIDDEN, `pelo menos ${SECRET_LENGTH} caracteres`);
}

/** Validates a URL that may contain a password. */
function urlOf(
  name: string,
  text: string | undefined,
  protocol: RegExp,
  allowed: string,
): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A PostgreSQL URL for a Unix socket has no host; the socket's folder is in the query.
  if (url && protocol.test(url.protocol) && (url.hostname || url.search)) return text;
  throw new SettingError(name, HIDDEN, allowed);
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new SettingError(
    'PUBLIC_URL',
    text,
    'o endereço do portal, sem caminho, como https://observatorio.gov.br',
  );
}

const FROM = 'o remetente dos e-mails, como contas@observatorio.gov.br';

function smtpOf(env: NodeJS.ProcessEnv, publicUrl: string | undefined): AccountSettings['smtp'] {
  const allowed = 'o endereço de um servidor de e-mail, como smtps://usuario:senha@servidor';
  const url = urlOf('SMTP_URL', env.SMTP_URL, /^smtps?:$/, allowed);
  const from = env.MAIL_FROM ?? '';
  const isSender = /^[^\r\n]*[^\s@]+@[^\s@]+$/.test(from);
  if ((url || from) && !isSender) throw new SettingError('MAIL_FROM', from, FROM);
  if (!url) return undefined;
  if (publicUrl) return { url, from };
  throw new SettingError(
    'PUBLIC_URL',
    '',
    'o endereço do portal, como https://observatorio.gov.br',
    'os e-mails levam a ele',
  );
}
