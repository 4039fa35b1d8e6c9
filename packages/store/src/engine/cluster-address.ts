/** Servers in a ClickHouse cluster and the credentials for reading it. */
export interface ClusterAddress {
  /** HTTP base URLs of the servers, without trailing slashes. */
  readonly nodes: readonly string[];
  readonly username: string;
  readonly password: string;
  /** Manifest database; the names of the edition databases start with its name. */
  readonly database: string;
  /** Name of the cluster in the server configuration. */
  readonly cluster: string;
}

/** Cluster address format, for messages. */
export const CLUSTER_FORM =
  'clickhouse://usuario:senha@servidor:8123,outro:8123/banco?cluster=NOME (ou clickhouses://, com TLS)';

/**
 * Reports an invalid cluster address. The message is in Portuguese and never contains the password.
 */
export class ClusterAddressError extends Error {
  override readonly name = 'ClusterAddressError';
}

const ADDRESS =
  /^clickhouse(?<tls>s?):\/\/(?:(?<user>[^:@/?#]*)(?::(?<password>[^@/?#]*))?@)?(?<hosts>[^@/?#]+)\/(?<database>[^/?#]*)(?:\?(?<query>[^#]*))?$/;

/** Parses the address of a cluster. Throws a ClusterAddressError. */
export function clusterAddress(text: string): ClusterAddress {
  const parts = ADDRESS.exec(text)?.groups;
  if (!parts) throw new ClusterAddressError('o endereço está incompleto');
  const { tls = '', user = '', password = '', hosts = '', database = '', query = '' } = parts;
  return {
    nodes: [...new Set(hosts.split(',').map((host) => nodeOf(host, tls === 's')))],
    username: decoded(user) || 'default',
    password: decoded(password),
    database: databaseOf(database),
    cluster: clusterOf(query),
  };
}

function nodeOf(host: string, isSecure: boolean): string {
  const text = `${isSecure ? 'https' : 'http'}://${host}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isHost = url && /^[\w.-]+$|^\[[\da-f:]+\]$/i.test(url.hostname);
  if (!isHost) throw new ClusterAddressError(`o servidor “${host}” não tem um nome válido`);
  // URL drops the protocol's default port.
  const port = /:(\d+)$/.exec(host)?.[1] ?? (isSecure ? '8443' : '8123');
  return `${url.protocol}//${url.hostname}:${Number(port)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ClusterAddressError('o usuário ou a senha têm um “%” que não está codificado (%25)');
  }
}

/** Valid database names. The length limit leaves room for the suffixes of edition databases. */
const NAME = /^[A-Za-z_]\w{0,62}$/;

function databaseOf(name: string): string {
  if (NAME.test(name) && name !== 'system') return name;
  const rule = 'até 63 letras sem acento, algarismos e “_”, a começar por uma letra';
  throw new ClusterAddressError(`o banco “${name}” não tem um nome válido: ${rule}`);
}

function clusterOf(query: string): string {
  const { cluster, ...others } = Object.fromEntries(new URLSearchParams(query));
  const [other] = Object.keys(others);
  if (other) throw new ClusterAddressError(`o parâmetro “${other}” não existe`);
  if (cluster && /^[\w.-]{1,100}$/.test(cluster)) return cluster;
  throw new ClusterAddressError('falta “?cluster=” com o nome do cluster');
}
