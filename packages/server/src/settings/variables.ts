import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SMALL_CELL } from '@observatorio/domain';
import { CLUSTER_FORM, clusterAddress, DEFAULT_DATA_DIR } from '@observatorio/store';
import type { Settings } from './settings';

/** Environment variable that sets one of the settings. */
export interface Variable<Value> {
  name: string;
  /** Text used if the variable is unset or empty; if absent, the setting is then undefined. */
  fallback?: string;
  /** Purpose, in Portuguese, as in the README. */
  purpose: string;
  /** Allowed values, in Portuguese, to follow “Use” in an error message. */
  allowed: string;
  /** Whether the value may contain a password, which error messages must not repeat. */
  isSecret?: boolean;
  /**
   * Returns the value, or undefined if the text is invalid. May throw an error that explains in
   * Portuguese why it is invalid.
   */
  parse(text: string): Value | undefined;
}

/** Minimum length of a secret, in characters. */
const SECRET_LENGTH = 32;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const whole = (
  name: string,
  fallback: number,
  { least = 0, most, purpose }: { least?: number; most: number; purpose: string },
): Variable<number> => ({
  name,
  fallback: String(fallback),
  purpose,
  allowed: `um número inteiro de ${least} a ${most}`,
  parse: (text) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : undefined,
});

const oneOf = <Value extends string>(values: readonly Value[]) => ({
  allowed: values.join(', ').replace(/, (?!.*, )/, ' ou '),
  parse: (text: string) => values.find((value) => value === text),
});

const folder = {
  allowed: 'uma pasta que o servidor possa ler, ou criar se ainda não existir',
  parse: (text: string) => resolve(text),
};

/** Returns a parser for URLs, which keeps the text of those with an allowed protocol. */
const urlWith = (protocol: RegExp) => (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A PostgreSQL URL for a Unix socket has no host; the socket's folder is in the query.
  return url && protocol.test(url.protocol) && (url.hostname || url.search) ? text : undefined;
};

/** The server's environment variables, by the setting that each of them sets. */
export const variables: { readonly [Key in keyof Settings]: Variable<Settings[Key]> } = {
  port: whole('PORT', 8080, { most: 65_535, purpose: 'porta em que o servidor escuta' }),
  host: {
    name: 'HOST',
    fallback: '127.0.0.1',
    purpose: 'endereço em que o servidor escuta; `0.0.0.0`, em todos os da máquina',
    allowed: 'o endereço IP ou o nome de uma interface desta máquina, ou 0.0.0.0 para todas',
    parse: (text) => (isIP(text) || isHostName(text) ? text : undefined),
  },
  basePath: {
    name: 'BASE_PATH',
    fallback: '/',
    purpose: 'caminho em que um proxy publica o portal, como `/observatorio`',
    allowed:
      'um caminho que comece com uma barra, com letras sem acento, números, hífens e pontos, como /observatorio',
    parse: basePathOf,
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: DEFAULT_DATA_DIR,
    purpose: 'pasta em que ficam os dados, também para `npm run import` e os outros comandos',
    ...folder,
  },
  releasesDir: {
    name: 'RELEASES_DIR',
    purpose: 'pasta que guarda cada versão dos elementos, para os códigos com `integrity`',
    ...folder,
  },
  cluster: {
    name: 'STORE_URL',
    purpose:
      'cluster de ClickHouse com os dados, em vez de `DATA_DIR`: `clickhouse://usuario:senha@servidor:8123/banco?cluster=NOME`',
    allowed: CLUSTER_FORM,
    isSecret: true,
    parse: clusterAddress,
  },
  // A click on the overview sends a dozen requests, so this allows about 250 clicks, enough for a
  // whole classroom.
  rateLimit: whole('RATE_LIMIT', 3000, {
    most: 1_000_000,
    purpose: 'pedidos por minuto de um endereço; 0 não limita',
  }),
  // Acceptable after a click. Pages retry rejected requests.
  maxWait: whole('MAX_WAIT', 2, {
    least: 1,
    most: 60,
    purpose: 'segundos de espera prevista além dos quais um pedido é recusado',
  }),
  // Twice as long as the slowest query on the employment links of the whole country.
  queryTimeout: whole('QUERY_TIMEOUT', 20, {
    least: 1,
    most: 600,
    purpose: 'segundos até uma consulta ser interrompida',
  }),
  // Generous, because a request fits into a few packets.
  requestTimeout: whole('REQUEST_TIMEOUT', 10, {
    least: 1,
    most: 300,
    purpose: 'segundos que um pedido pode levar para chegar inteiro',
  }),
  // Enough for the usual health checks of proxies, and less than the 10 s after which Docker kills a
  // container.
  drainTime: whole('DRAIN_TIME', 5, {
    most: 300,
    purpose: 'segundos, depois do SIGTERM, em que `/ready` já falha e o resto ainda responde',
  }),
  smallCell: whole('SMALL_CELL', SMALL_CELL, {
    most: 1000,
    purpose: 'remuneração de menos vínculos que isto fica em sigilo',
  }),
  referenceYear: {
    name: 'REFERENCE_YEAR',
    purpose:
      'ano de páginas, tags e pedidos que não dizem um, nas fontes que o têm; sem ela, o mais novo com dados definitivos',
    allowed: 'um ano de 1985 a 2100, com quatro algarismos',
    parse: (text) =>
      /^\d{4}$/.test(text) && Number(text) >= 1985 && Number(text) <= 2100
        ? Number(text)
        : undefined,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    purpose: 'PostgreSQL das contas, em vez do embutido em `DATA_DIR`',
    allowed: 'o endereço de um PostgreSQL, como postgres://usuario:senha@servidor/banco',
    isSecret: true,
    parse: urlWith(/^postgres(ql)?:$/),
  },
  secret: {
    name: 'AUTH_SECRET',
    purpose:
      'chave das sessões, a mesma em todos os servidores; sem ela, uma é gerada em `DATA_DIR`',
    allowed: `pelo menos ${SECRET_LENGTH} caracteres`,
    isSecret: true,
    parse: (text) => (text.trim().length >= SECRET_LENGTH ? text : undefined),
  },
  smtpUrl: {
    name: 'SMTP_URL',
    purpose:
      'servidor que envia e-mails, com `MAIL_FROM` e `PUBLIC_URL`; sem ele, os links vão para o log, e criar uma conta diz se um e-mail já tem uma',
    allowed: 'o endereço de um servidor de e-mail, como smtps://usuario:senha@servidor',
    isSecret: true,
    parse: urlWith(/^smtps?:$/),
  },
  mailFrom: {
    name: 'MAIL_FROM',
    purpose: 'remetente dos e-mails',
    allowed: 'o remetente dos e-mails, como contas@observatorio.gov.br',
    parse: (text) => (/^[^\r\n]*[^\s@]+@[^\s@]+$/.test(text) ? text : undefined),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    purpose: 'endereço do portal, para os links dos e-mails',
    allowed: 'o endereço do portal, sem caminho, como https://observatorio.gov.br',
    parse: originOf,
  },
  revealsUnknownEmails: {
    name: 'REVEAL_UNKNOWN_EMAILS',
    fallback: 'false',
    purpose: 'se “Esqueci a senha” diz quando um e-mail não tem conta (true)',
    allowed: 'true ou false',
    parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    fallback: 'false',
    purpose:
      'quantos proxies há na frente, ou os endereços deles: é deles que se aceita o IP do visitante',
    allowed:
      'false, o número de intermediários (1 a 9) ou os endereços IP deles, ou faixas como 10.0.0.0/8, separados por vírgula',
    parse: proxiesOf,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    fallback: 'info',
    purpose: `quanto o servidor escreve no log: ${logLevels.join(', ')}; \`debug\` inclui o SQL`,
    ...oneOf(logLevels),
  },
  metrics: {
    name: 'METRICS',
    fallback: 'local',
    purpose: 'quem lê `/metrics`: só esta máquina, todos (true), ninguém (false)',
    ...oneOf(['local', 'true', 'false']),
  },
};

function isHostName(text: string): boolean {
  const isName =
    /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;
  const isNumeric = /^[\d.]+$/.test(text);
  return isName.test(text) && !isNumeric;
}

/**
 * Parses a base path: its segments need no encoding, and none is `.` or `..`. Drops a trailing
 * slash.
 */
function basePathOf(text: string): string | undefined {
  const path = text.replace(/\/$/, '');
  const isValid = /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/.test(path) && path.length <= 200;
  return isValid ? path : undefined;
}

function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
}

function proxiesOf(text: string): Settings['trustProxy'] | undefined {
  if (/^(false|0)$/.test(text)) return false;
  if (text === 'true') {
    throw new Error('qualquer pessoa poderia forjar o endereço de onde pede');
  }
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isRange) ? addresses : undefined;
}

/**
 * Whether a string is an IP address, optionally with a prefix length; `/0` would trust every
 * address.
 */
function isRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (!isIP(address) || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
}
