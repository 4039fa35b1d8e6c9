import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SMALL_CELL } from '@observatorio/domain';

/** Settings of a running server, from its environment. */
export interface Settings {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Folder of the data sets, absolute. */
  dataDir: string;
  logLevel: string;
  /** Proxies whose `X-Forwarded-For` is trusted, as Fastify takes them. */
  trustProxy: boolean | string[] | ((address: string, hop: number) => boolean);
  /** API requests per minute and address; 0 for no limit. */
  rateLimit: number;
  /** Expected wait for an answer beyond which requests are refused, in seconds. */
  maxWait: number;
  /** Time after which a query is interrupted, in seconds. */
  queryTimeout: number;
  /** Pay statistics of fewer links than this are withheld. */
  smallCell: number;
}

/** An environment variable has an invalid value; the message names the allowed ones. */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  constructor(variable: string, value: string, allowed: string) {
    super(`${variable}="${value}" não serve. Use ${allowed}.`);
  }
}

/** A click on the overview makes a dozen requests, so this is 250 clicks: a whole classroom. */
const RATE_LIMIT = 3000;

/** People wait this long for a click; the browser then tries again by itself. */
const MAX_WAIT = 2;

/** Twice the longest query on the links of the whole country. */
const QUERY_TIMEOUT = 20;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the settings; an empty variable counts as absent. Throws a SettingError. */
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
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(env.DATA_DIR || 'data'),
    logLevel,
    trustProxy: proxies(env.TRUST_PROXY || 'false'),
    rateLimit: whole('RATE_LIMIT', RATE_LIMIT, 1_000_000),
    maxWait: whole('MAX_WAIT', MAX_WAIT, 60, 1),
    queryTimeout: whole('QUERY_TIMEOUT', QUERY_TIMEOUT, 600, 1),
    smallCell: whole('SMALL_CELL', SMALL_CELL, 1000),
  };
}

function proxies(text: string): Settings['trustProxy'] {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (!addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, '')))) {
    throw new SettingError(
      'TRUST_PROXY',
      text,
      'true, false, um número de intermediários ou endereços IP separados por vírgula',
    );
  }
  return addresses;
}
