import { once } from 'node:events';
import { type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

const NEW_LINE = 10;

/** Maximum length of the part of a line that is kept, in bytes; Node refuses longer headers. */
const MAX_LINE = 16 * 1024;

/** The unfinished line of a connection, before the latest packet and after it. */
interface Line {
  before: Buffer;
  now: Buffer;
}

const lines = new WeakMap<Socket, Line>();

/** Length of the longest method that Node knows. */
const MAX_METHOD = 11;

const EMPTY = Buffer.alloc(0);

/** Keeps the unfinished line of every connection, which the parser does not give back. */
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

/** A byte beyond ASCII, as a character of text that was read as latin1. */
const beyondAscii = /[\u0080-\u00ff]/g;

const percent = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * The request at which the parser failed, at an offset of a packet, from its first byte. Undefined
 * if a byte beyond ASCII in its address is not why.
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
 * Makes a function that encodes the packets of a request: the bytes beyond ASCII of its first line
 * in percent-encoding, and with `Connection: close`.
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

/** The answer that a connection is sending or will send next. */
export function pendingAnswer(socket: Socket): ServerResponse | undefined {
  // Node checks the same: https://github.com/nodejs/node/blob/v20.19.0/lib/_http_server.js#L887
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return response instanceof ServerResponse ? response : undefined;
}

/** Resolves when a connection has sent the answers to all earlier requests. */
async function answered(socket: Socket): Promise<void> {
  for (let answer = pendingAnswer(socket); answer; answer = pendingAnswer(socket)) {
    await once(answer, 'close');
  }
}

/**
 * Hands a connection to the server again, with an encoded address, from the request whose first bytes are given
 * on, once it has answered the earlier ones.
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
  // The listeners of the parser that failed.
  socket.removeAllListeners('data').removeAllListeners('end');
  socket.on('data', (chunk) => {
    if (!connection.push(encode(chunk))) socket.pause();
  });
  socket.on('end', () => connection.push(null));
  socket.on('close', () => connection.destroy());
  connection.push(encode(request));
  void answered(socket).then(() => server.emit('connection', connection));
}
