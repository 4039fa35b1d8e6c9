import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** A logger that writes lines of JSON to the standard output. */
export const createLog = (level: string): FastifyBaseLogger => pino({ level });

/**
 * Makes a function that announces the steps of the start at any level of the log, because programs
 * wait for the address: as text on a terminal, else as lines of the log.
 */
export function announcer(log: FastifyBaseLogger): (message: string) => void {
  const always = log.child({}, { level: 'info' });
  return (message) => (process.stdout.isTTY ? console.log(message) : always.info(message));
}
