import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { requestId } from './hooks';
import { ProblemError, problemOfStatus } from './problem';
import { keepLines, pendingResponse, reconnect, requestWithRawAddress } from './raw-address';
import { securityHeaders } from './security-headers';

/** An error from Node's HTTP parser. */
interface ParserError extends Error {
  code?: string;
  /** Offset at which the parser failed. */
  bytesParsed?: number;
  /** The packet in which the parser failed: a Buffer. */
  rawPacket?: unknown;
}

/** Time for the client to read the response before its connection is destroyed, in ms. */
const GRACE_MS = 1000;

/** Whether the request line is too long, rather than the headers. */
const hasLongAddress = ({ rawPacket }: ParserError): boolean =>
  Buffer.isBuffer(rawPacket) && /^[A-Z]+ [^\r\n]{8000}/.test(rawPacket.toString('latin1'));

function statusOf(error: ParserError): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (error.code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  return hasLongAddress(error) ? 414 : 431;
}

function problemResponse(
  status: number,
  { id = randomUUID(), isHead = false }: { id?: string; isHead?: boolean } = {},
): string {
  const body = JSON.stringify({ ...problemOfStatus(status), requestId: id });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'access-control-allow-origin: *',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    `x-request-id: ${id}`,
    'connection: close',
    '',
    isHead ? '' : body,
  ].join('\r\n');
}

/** Returns the request at which the parser failed, if it failed because of raw UTF-8 in the URL. */
function rawRequest(socket: Socket, error: ParserError): Buffer | undefined {
  const { code, rawPacket, bytesParsed = 0 } = error;
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined;
  return requestWithRawAddress(socket, rawPacket, bytesParsed);
}

/** Sockets already handed back to the server, which now reads them through a new stream. */
const reconnected = new WeakSet<Socket>();

/**
 * Responds to requests that Node's HTTP parser rejects. Raw UTF-8 in a URL, which curl sends as
 * typed, is treated as if percent-encoded. Everything else gets a problem response, and the
 * connection is closed.
 */
export function respondToMalformed(server: Server, error: ParserError, socket: Socket): void {
  if (reconnected.has(socket)) return;
  const request = rawRequest(socket, error);
  if (request && socket.writable) {
    reconnected.add(socket);
    reconnect(server, socket, request);
    return;
  }
  // A second response would corrupt one that is already being sent.
  const isSending = pendingResponse(socket)?.headersSent ?? false;
  if (error.code === 'ECONNRESET' || !socket.writable || isSending) {
    socket.destroy();
    return;
  }
  endWith(socket, problemResponse(statusOf(error)));
}

/**
 * Sends the last response on a connection and destroys the connection shortly afterwards.
 * Otherwise, a client that never closes its half, or that keeps sending bytes, would hold the
 * socket open forever. Destroying it immediately would reset the connection before the client reads
 * the response.
 */
function endWith(socket: Socket, answer: string): void {
  socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), GRACE_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Valid `Host` header: an authority without user information (RFC 3986), possibly empty. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(:\d*)?$/i;

const isHost = (text: string, index: number): boolean =>
  index % 2 === 0 && text.toLowerCase() === 'host';

/** Error status for an HTTP version or host that Node accepts but RFC 9112 forbids. */
function refusedStatus({ httpVersion, rawHeaders, headers }: IncomingMessage): number | undefined {
  if (!/^1\.[01]$/.test(httpVersion)) return 505;
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.1' ? 400 : undefined;
  // With several hosts, a proxy may have used a different one.
  return rawHeaders.filter(isHost).length > 1 || !HOST.test(host) ? 400 : undefined;
}

/** Sends problems for malformed requests that Node would accept, or reject without a body. */
export function rejectMalformed(app: FastifyInstance): void {
  keepLines(app.server);
  app.server.on('checkExpectation', (request, response) => {
    response.shouldKeepAlive = false;
    const about = { id: requestId(request), isHead: request.method === 'HEAD' };
    if (response.socket) endWith(response.socket, problemResponse(417, about));
  });
  app.server.on('connect', (request, socket: Socket) =>
    endWith(socket, problemResponse(405, { id: requestId(request) })),
  );
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const status = refusedStatus(raw);
    done(status ? new ProblemError(problemOfStatus(status), { connection: 'close' }) : undefined);
  });
}
