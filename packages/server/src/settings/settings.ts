import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SMALL_CELL } from '@observatorio/domain';
import {
  CLUSTER_FORM,
  type ClusterAddress,
  ClusterAddressError,
  clusterAddress,
} from '@observatorio/store';
import { type AccountSettings, readAccountSettings } from './account-settings';
import { SettingError } from './setting-error';

export { SettingError } from './setting-error';

/** Settings of a running server, read from its environment. */
export interface Settings {
  /** Port; 0 lets the system choose. */
  port: number;
  host: string;
  /** Path under which a proxy serves everything, without a trailing slash; empty for the root. */
  basePath: string;
  /** Access to `/metrics`: programs on this machine, everyone or no one. */
  metrics: MetricsAccess;
  /** Folder of the data sets, absolute. */
  dataDir: string;
  /** Folder for released versions of the elements, absolute; undefined for none. */
  releasesDir: string | undefined;
  /** Cluster that stores the data sets instead of `dataDir`; undefined for none. */
  cluster: ClusterAddress | undefined;
  logLevel: string;
  /** Proxies whose `X-Forwarded-For` is trusted, in Fastify's format; false for none. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  /** API requests per minute and address; 0 for no limit. */
  rateLimit: number;
  /** Time limit for receiving a complete request, in seconds. */
  requestTimeout: number;
  /** Time from SIGTERM, when `/ready` starts failing, until the port is closed, in seconds. */
  drainTime: number;
  /** Expected wait above which requests are rejected, in seconds. */
  maxWait: number;
  /** Time after which a query is interrupted, in seconds. */
  queryTimeout: number;
  /** Minimum number of employment links for which pay statistics are published. */
  smallCell: number;
  /** Year of pages and requests without one; undefined for each source's newest. */
  referenceYear: number | undefined;
  accounts: AccountSettings;
}

/** Values of `METRICS`. */
export type MetricsAccess = 'local' | 'true' | 'false';

/**
 * Default rate limit. A click on the overview sends a dozen requests, so the limit allows about 250
 * clicks, enough for a whole classroom.
 */
const RATE_LIMIT = 3000;

/** Default request timeout, in seconds; generous, because a request fits into a few packets. */
const REQUEST_TIMEOUT = 10;

/**
 * Default drain time, in seconds: enough for the usual health checks of proxies, and less than the
 * 10 s after which Docker kills a container.
 */
const DRAIN_TIME = 5;

/** Default maximum wait, in seconds: acceptable after a click. Pages retry rejected requests. */
const MAX_WAIT = 2;

/**
 * Default query timeout, in seconds: twice as long as the slowest query on the employment links of
 * the whole country.
 */
const QUERY_TIMEOUT = 20;

/** Allowed values of `HOST`, for error messages. */
export const HOSTS =
  'o endereço IP ou o nome de uma interface desta máquina, ou 0.0.0.0 para todas';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the settings; an empty variable counts as unset. Throws a SettingError. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const whole = (name: string, fallback: number, most: number, least = 0): number => {
    const text = env[name] || String(fallback);
    if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most) {
      throw new SettingError(name, text, `um número inteiro de ${least} a ${most}`);
    }
    return Number(text);
  };
  const logLevel = env.LOG_LEVEL || 'info';
  if (!logLevels.includes(logLevel)) {
    throw new SettingError('LOG_LEVEL', logLevel, logLevels.join(', '));
  }
  return {
    port: whole('PORT', 8080, 65_535),
    host: hostOf(env.HOST || '127.0.0.1'),
    basePath: basePathOf(env.BASE_PATH || '/'),
    metrics: metricsOf(env.METRICS || 'local'),
    dataDir: resolve(env.DATA_DIR || 'data'),
    releasesDir: env.RELEASES_DIR ? resolve(env.RELEASES_DIR) : undefined,
    cluster: env.STORE_URL ? clusterOf(env.STORE_URL) : undefined,
    logLevel,
    trustProxy: proxies(env.TRUST_PROXY || 'false'),
    rateLimit: whole('RATE_LIMIT', RATE_LIMIT, 1_000_000),
    requestTimeout: whole('REQUEST_TIMEOUT', REQUEST_TIMEOUT, 300, 1),
    drainTime: whole('DRAIN_TIME', DRAIN_TIME, 300),
    maxWait: whole('MAX_WAIT', MAX_WAIT, 60, 1),
    queryTimeout: whole('QUERY_TIMEOUT', QUERY_TIMEOUT, 600, 1),
    smallCell: whole('SMALL_CELL', SMALL_CELL, 1000),
    referenceYear: env.REFERENCE_YEAR ? whole('REFERENCE_YEAR', 0, 2100, 1985) : undefined,
    accounts: readAccountSettings(env),
  };
}

/** Parses the URL of a cluster, which may contain a password. */
function clusterOf(text: string): ClusterAddress {
  try {
    return clusterAddress(text);
  } catch (error) {
    if (error instanceof ClusterAddressError) throw storeUrlError(error);
    throw error;
  }
}

/**
 * Returns the error for an unusable cluster; its message omits the URL, which may contain a
 * password.
 */
export const storeUrlError = ({ message }: ClusterAddressError): SettingError =>
  new SettingError('STORE_URL', '…', CLUSTER_FORM, message);

/** Validates an IP address or a DNS name. */
function hostOf(text: string): string {
  const isName =
    /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;
  const isNumeric = /^[\d.]+$/.test(text);
  if (isIP(text) || (isName.test(text) && !isNumeric)) return text;
  throw new SettingError('HOST', text, HOSTS);
}

/**
 * Validates a base path: its segments need no encoding, and none is `.` or `..`. Drops a trailing
 * slash.
 */
function basePathOf(text: string): string {
  const path = text.replace(/\/$/, '');
  if (/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/.test(path) && path.length <= 200) return path;
  throw new SettingError(
    'BASE_PATH',
    text,
    'um caminho que comece com uma barra, com letras sem acento, números, hífens e pontos, como /observatorio',
  );
}

function metricsOf(text: string): MetricsAccess {
  if (text === 'local' || text === 'true' || text === 'false') return text;
  throw new SettingError('METRICS', text, 'local, true ou false');
}

/** Allowed values of `TRUST_PROXY`, for error messages; `/0` would trust every address. */
const PROXIES =
  'false, o número de intermediários (1 a 9) ou os endereços IP deles, ou faixas como 10.0.0.0/8, separados por vírgula';

function proxies(text: string): Settings['trustProxy'] {
  if (/^(false|0)$/.test(text)) return false;
  if (text === 'true') {
    const reason = 'qualquer pessoa poderia forjar o endereço de onde pede';
    throw new SettingError('TRUST_PROXY', text, PROXIES, reason);
  }
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every(isRange)) return addresses;
  throw new SettingError('TRUST_PROXY', text, PROXIES);
}

/** Whether a string is an IP address, optionally with a prefix length. */
function isRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  if (!isIP(address) || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
}
