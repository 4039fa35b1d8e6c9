import { type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ProblemError, problemOfStatus } from './problem';
import { reconnect, withEncodedAddress } from './raw-address';

/** An error of Node's HTTP parser. */
interface ParserError extends Error {
  code?: string;
  /** Offset at which the parser failed. */
  bytesParsed?: number;
  /** The bytes in which the parser failed, a Buffer. */
  rawPacket?: unknown;
}

/** Time for the client to read the answer before its connection is destroyed, in ms. */
const GRACE_MS = 1000;

/** Whether the first line of the request is too long, rather than its headers. */
const hasLongAddress = ({ rawPacket }: ParserError): boolean =>
  Buffer.isBuffer(rawPacket) && /^[A-Z]+ [^\r\n]{8000}/.test(rawPacket.toString('latin1'));

function statusOf(error: ParserError): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (error.code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  return hasLongAddress(error) ? 414 : 431;
}

function problemResponse(status: number): string {
  const body = JSON.stringify(problemOfStatus(status));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'access-control-allow-origin: *',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

type Answering = 'nothing' | 'waiting' | 'sending';

/**
 * Whether an answer is under way, which another one would corrupt. Node checks the same:
 * https://github.com/nodejs/node/blob/v20.19.0/lib/_http_server.js#L887
 */
function answeringOf(socket: Socket): Answering {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  if (!(response instanceof ServerResponse)) return 'nothing';
  return response.headersSent ? 'sending' : 'waiting';
}

/** The request in a form that the parser accepts, if its address is in plain UTF-8. */
function encodedRequest({ code, rawPacket, bytesParsed }: ParserError): Buffer | undefined {
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined;
  return withEncodedAddress(rawPacket, bytesParsed ?? 0);
}

/** Connections that were handed to the server again, which answers them on another stream. */
const reconnected = new WeakSet<Socket>();

/**
 * Answers what Node's HTTP parser refuses: an address in plain UTF-8, which curl sends as it is
 * typed, like its percent-encoding; all else with a problem, closing the connection.
 */
export function answerMalformed(server: Server, error: ParserError, socket: Socket): void {
  if (reconnected.has(socket)) return;
  const answering = answeringOf(socket);
  if (error.code === 'ECONNRESET' || !socket.writable || answering === 'sending') {
    socket.destroy();
    return;
  }
  const request = answering === 'nothing' ? encodedRequest(error) : undefined;
  if (request) {
    reconnected.add(socket);
    reconnect(server, socket, request);
    return;
  }
  socket.end(problemResponse(statusOf(error)));
  // Destroyed at once, it would reset the connection before the client reads the answer.
  const timer = setTimeout(() => socket.destroy(), GRACE_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Refuses as problems what Node itself would answer without a body. */
export function refuseMalformed(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    response.shouldKeepAlive = false;
    response.socket?.end(problemResponse(417));
  });
  app.server.on('connect', (_request, socket: Socket) => socket.end(problemResponse(405)));
  app.addHook('onRequest', ({ raw: { httpVersion }, headers }, _reply, done) => {
    const lacksHost = httpVersion === '1.1' && headers.host === undefined;
    done(lacksHost ? new ProblemError(problemOfStatus(400)) : undefined);
  });
}
