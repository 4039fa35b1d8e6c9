import { once } from 'node:events';
import { type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

const NEW_LINE = 10;

/** Maximum length of a buffered partial line, in bytes; Node rejects longer headers. */
const MAX_LINE = 16 * 1024;

/** The incomplete line of a connection, before and after the latest packet. */
interface Line {
  before: Buffer;
  now: Buffer;
}

const lines = new WeakMap<Socket, Line>();

/** Length of the longest method that Node supports. */
const MAX_METHOD = 11;

const EMPTY = Buffer.alloc(0);

/**
 * Buffers the incomplete line of every connection, because the parser does not return the bytes it
 * has read.
 */
export function keepLines(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const line: Line = { before: EMPTY, now: EMPTY };
    lines.set(socket, line);
    socket.prependListener('data', (packet: Buffer) => {
      const start = packet.lastIndexOf(NEW_LINE) + 1;
      line.before = line.now;
      const rest = start > 0 ? packet.subarray(start) : Buffer.concat([line.now, packet]);
      line.now = rest.length > MAX_LINE ? EMPTY : rest;
    });
  });
}

/** Matches a non-ASCII byte in text decoded as latin1. */
const beyondAscii = /[\u0080-\u00ff]/g;

const percent = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Returns the bytes from the start of the request at which the parser failed, given the offset of
 * the failure in a packet. Undefined if the cause is not a non-ASCII byte in the URL.
 */
export function requestWithRawAddress(
  socket: Socket,
  packet: Buffer,
  failedAt: number,
): Buffer | undefined {
  const before = lines.get(socket)?.before ?? EMPTY;
  const bytes = Buffer.concat([before, packet]);
  const read = bytes.toString('latin1', 0, before.length + failedAt + 1);
  const space = read.lastIndexOf(' /');
  const [method] = /[A-Z]+$/.exec(read.slice(Math.max(0, space - MAX_METHOD), space)) ?? [];
  const isRaw = /^\S+[\u0080-\u00ff]$/.test(read.slice(space + 1));
  return method && isRaw ? bytes.subarray(space - method.length) : undefined;
}

/**
 * Returns a function that rewrites the packets of a request: it percent-encodes the non-ASCII bytes
 * of the request line and adds `Connection: close`.
 */
function lineEncoder(): (packet: Buffer) => Buffer {
  let isDone = false;
  return (packet) => {
    if (isDone) return packet;
    const end = packet.indexOf(NEW_LINE) + 1;
    isDone = end > 0;
    const line = packet.toString('latin1', 0, isDone ? end : packet.length);
    const encoded = line.replace(beyondAscii, percent) + (isDone ? 'Connection: close\r\n' : '');
    return Buffer.concat([Buffer.from(encoded), packet.subarray(isDone ? end : packet.length)]);
  };
}

/** Returns the response that a connection is sending or will send next. */
export function pendingResponse(socket: Socket): ServerResponse | undefined {
  // Node performs the same check:
  // https://github.com/nodejs/node/blob/v20.19.0/lib/_http_server.js#L887
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return response instanceof ServerResponse ? response : undefined;
}

/** Resolves when a connection has sent the responses to all earlier requests. */
async function answered(socket: Socket): Promise<void> {
  for (let answer = pendingResponse(socket); answer; answer = pendingResponse(socket)) {
    await once(answer, 'close');
  }
}

/**
 * Hands a connection back to the server once it has responded to the earlier requests. The new
 * stream starts with the bytes in `request`, and its URL is percent-encoded.
 */
export function reconnect(server: Server, socket: Socket, request: Buffer): void {
  const encode = lineEncoder();
  const connection = new Duplex({
    read: () => void socket.resume(),
    write: (chunk, _encoding, done) => void socket.write(chunk, done),
    final: (done) => void socket.end(done),
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  Object.assign(connection, { remoteAddress: socket.remoteAddress });
  // Removes the listeners of the failed parser.
  socket.removeAllListeners('data').removeAllListeners('end');
  socket.on('data', (chunk) => {
    if (!connection.push(encode(chunk))) socket.pause();
  });
  socket.on('end', () => connection.push(null));
  socket.on('close', () => connection.destroy());
  connection.push(encode(request));
  void answered(socket).then(() => server.emit('connection', connection));
}
