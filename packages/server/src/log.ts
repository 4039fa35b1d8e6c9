import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Fields of errors that are logged. Those of databases repeat values of the failed statement. */
const fields = new Set(['type', 'message', 'stack', 'code', 'sql', 'values']);

/** E-mails and the tokens of sessions and of links. */
const personal = /[\w.+-]+@[\w-]+(\.[\w-]+)+|eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=token=)[\w-]+/g;

const masked = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(personal, '…') : value;

/** An error as it is logged, without personal data. */
const loggedError = (error: Error): object =>
  Object.fromEntries(
    Object.entries(pino.stdSerializers.err(error))
      .filter(([name]) => fields.has(name))
      .map(([name, value]) => [name, masked(value)]),
  );

/** A logger that writes lines of JSON, by default to the standard output. */
export const createLog = (level: string, to?: DestinationStream): FastifyBaseLogger =>
  pino({ level, serializers: { err: loggedError } }, to ?? pino.destination(1));

/**
 * Makes a function that announces the steps of the start at any level of the log, because programs
 * wait for the address: as text on a terminal, else as lines of the log.
 */
export function announcer(log: FastifyBaseLogger): (message: string) => void {
  const always = log.child({}, { level: 'info' });
  return (message) => (process.stdout.isTTY ? console.log(message) : always.info(message));
}
