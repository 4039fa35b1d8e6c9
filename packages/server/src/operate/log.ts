import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { withoutPersonalData } from '../http/personal-data';

/**
 * Error fields that are logged. Other fields of database errors repeat values from the failed
 * statement.
 */
const fields = new Set(['type', 'message', 'stack', 'code', 'sql', 'values']);

const masked = (value: unknown): unknown =>
  typeof value === 'string' ? withoutPersonalData(value) : value;

/** Serialises an error without personal data. */
const loggedError = (error: Error): object =>
  Object.fromEntries(
    Object.entries(pino.stdSerializers.err(error))
      .filter(([name]) => fields.has(name))
      .map(([name, value]) => [name, masked(value)]),
  );

/** Creates a logger that writes JSON lines, by default to standard output. */
export const createLog = (level: string, to?: DestinationStream): FastifyBaseLogger =>
  pino({ level, serializers: { err: loggedError } }, to ?? pino.destination(1));

/**
 * Returns a function that announces start-up steps regardless of the log level, because other
 * programs wait for the address. Prints plain text to a terminal, and log lines otherwise.
 */
export function announcer(log: FastifyBaseLogger): (message: string) => void {
  const always = log.child({}, { level: 'info' });
  return (message) => (process.stdout.isTTY ? console.log(message) : always.info(message));
}
