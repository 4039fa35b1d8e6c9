import type { ClusterAddress } from '@observatorio/store';

/** Settings of a running server, read from its environment (see `variables.ts`). */
export interface Settings {
  /** Port; 0 lets the system choose. */
  port: number;
  host: string;
  /** Path under which a proxy serves everything, without a trailing slash; empty for the root. */
  basePath: string;
  /** Folder of the data sets, absolute. */
  dataDir: string;
  /** Folder for released versions of the elements, absolute; undefined for none. */
  releasesDir: string | undefined;
  /** Cluster that stores the data sets instead of `dataDir`; undefined for none. */
  cluster: ClusterAddress | undefined;
  /** API requests per minute and address; 0 for no limit. */
  rateLimit: number;
  /** Expected wait above which requests are rejected, in seconds. */
  maxWait: number;
  /** Time after which a query is interrupted, in seconds. */
  queryTimeout: number;
  /** Time limit for receiving a complete request, in seconds. */
  requestTimeout: number;
  /** Time from SIGTERM, when `/ready` starts failing, until the port is closed, in seconds. */
  drainTime: number;
  /** Minimum number of employment links for which pay statistics are published. */
  smallCell: number;
  /** Year of pages and requests without one; undefined for each source's newest. */
  referenceYear: number | undefined;
  /** URL of a PostgreSQL server for the accounts; undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Key for signing tokens; undefined for a generated key, kept in the data directory. */
  secret: string | undefined;
  /** Mail server; undefined for none: password-reset links are written to the log. */
  smtpUrl: string | undefined;
  /** Sender of e-mails; set if there is a mail server. */
  mailFrom: string | undefined;
  /** Origin of the links in e-mails; undefined for the origin that the server listens on. */
  publicUrl: string | undefined;
  /** Whether the API reveals that an e-mail has no account. */
  revealsUnknownEmails: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted, in Fastify's format; false for none. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  logLevel: string;
  /** Access to `/metrics`: programs on this machine, everyone or no one. */
  metrics: MetricsAccess;
}

/** Values of `METRICS`. */
export type MetricsAccess = 'local' | 'true' | 'false';
