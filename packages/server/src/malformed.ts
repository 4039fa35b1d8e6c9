import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { requestId } from './hooks';
import { ProblemError, problemOfStatus } from './problem';
import { keepLines, pendingAnswer, reconnect, requestWithRawAddress } from './raw-address';

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

function problemResponse(status: number, id: string = randomUUID()): string {
  const body = JSON.stringify({ ...problemOfStatus(status), requestId: id });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'access-control-allow-origin: *',
    `x-request-id: ${id}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/** The request at which the parser failed, if its address is in plain UTF-8. */
function rawRequest(socket: Socket, error: ParserError): Buffer | undefined {
  const { code, rawPacket, bytesParsed = 0 } = error;
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined;
  return requestWithRawAddress(socket, rawPacket, bytesParsed);
}

/** Connections that were handed to the server again, which answers them on another stream. */
const reconnected = new WeakSet<Socket>();

/**
 * Answers what Node's HTTP parser refuses: an address in plain UTF-8, which curl sends as it is
 * typed, like its percent-encoding; all else with a problem, closing the connection.
 */
export function answerMalformed(server: Server, error: ParserError, socket: Socket): void {
  if (reconnected.has(socket)) return;
  const request = rawRequest(socket, error);
  if (request && socket.writable) {
    reconnected.add(socket);
    reconnect(server, socket, request);
    return;
  }
  // An answer that is under way would be corrupted by another one.
  const isSending = pendingAnswer(socket)?.headersSent ?? false;
  if (error.code === 'ECONNRESET' || !socket.writable || isSending) {
    socket.destroy();
    return;
  }
  endWith(socket, problemResponse(statusOf(error)));
}

/**
 * Sends the last answer of a connection, and destroys it soon. Without that, a client that keeps its
 * half open, or whose further bytes nobody reads, would keep the socket for good; at once, it would
 * reset the connection before the client reads the answer.
 */
function endWith(socket: Socket, answer: string): void {
  socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), GRACE_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** The value of `Host`, as RFC 3986 writes an authority without user information; it may be empty. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(:\d*)?$/i;

const isHost = (text: string, index: number): boolean =>
  index % 2 === 0 && text.toLowerCase() === 'host';

/** The status of a request whose version or host Node reads, but RFC 9112 refuses. */
function refusedStatus({ httpVersion, rawHeaders, headers }: IncomingMessage): number | undefined {
  if (!/^1\.[01]$/.test(httpVersion)) return 505;
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.1' ? 400 : undefined;
  // Of several hosts, a proxy may have read another one.
  return rawHeaders.filter(isHost).length > 1 || !HOST.test(host) ? 400 : undefined;
}

/** Refuses as problems what Node itself would answer without a body, or accept. */
export function refuseMalformed(app: FastifyInstance): void {
  keepLines(app.server);
  app.server.on('checkExpectation', (request, response) => {
    response.shouldKeepAlive = false;
    if (response.socket) endWith(response.socket, problemResponse(417, requestId(request)));
  });
  app.server.on('connect', (request, socket: Socket) =>
    endWith(socket, problemResponse(405, requestId(request))),
  );
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const status = refusedStatus(raw);
    done(status ? new ProblemError(problemOfStatus(status), { connection: 'close' }) : undefined);
  });
}
