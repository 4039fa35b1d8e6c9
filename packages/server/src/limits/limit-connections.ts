import type { Server } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

/** Number of open files kept for the data, the pages and the accounts. */
const RESERVED = 256;

/** Minimum interval between log entries, in ms. */
const LOG_MS = 60_000;

/** Returns this process's limit of open files; undefined if there is none. */
function openFileLimit(): number | undefined {
  // Otherwise, the report resolves the names of open connections' addresses.
  Object.assign(process.report, { excludeNetwork: true });
  const report: object = process.report.getReport();
  const { userLimits } = report as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

interface ConnectionLimitOptions {
  log: FastifyBaseLogger;
  /** Called for each refused connection. */
  onRefused: () => void;
  /** Limit of open files. Default: this process's. */
  openFiles?: number | undefined;
}

/**
 * Refuses connections shortly before the limit of open files, and logs it. At the limit itself,
 * the system closes connections without notifying Node, and the server cannot read its data.
 */
export function limitConnections(
  server: Server,
  { log, onRefused, openFiles = openFileLimit() }: ConnectionLimitOptions,
): void {
  if (openFiles === undefined) return;
  const most = Math.max(openFiles - RESERVED, Math.floor(openFiles / 2));
  server.maxConnections = most;
  let refused = 0;
  let logged = Number.NEGATIVE_INFINITY;
  server.on('drop', () => {
    onRefused();
    refused += 1;
    if (performance.now() - logged < LOG_MS) return;
    log.error(
      { refused },
      `conexões recusadas: já há ${most} abertas, e o processo pode abrir ${openFiles} arquivos; aumente o limite (ulimit -n, LimitNOFILE)`,
    );
    refused = 0;
    logged = performance.now();
  });
}
