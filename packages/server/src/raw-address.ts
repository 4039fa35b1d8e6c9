import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** A byte beyond ASCII, as a character of text that was read as latin1. */
const beyondAscii = /[\u0080-\u00ff]/g;

const percent = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * The request with the bytes beyond ASCII of its first line in percent-encoding, and with
 * `Connection: close`. Undefined if these bytes are not why the parser failed at an offset.
 */
export function withEncodedAddress(packet: Buffer, failedAt: number): Buffer | undefined {
  const start = packet.subarray(0, failedAt).lastIndexOf('\n') + 1;
  const end = packet.indexOf('\r\n', failedAt);
  const line = packet.subarray(start, end).toString('latin1');
  if (end < 0 || !/^[A-Z]+ \//.test(line) || line.search(beyondAscii) < 0) return undefined;
  const repaired = `${line.replace(beyondAscii, percent)}\r\nConnection: close`;
  return Buffer.concat([Buffer.from(repaired), packet.subarray(end)]);
}

/** Hands a connection to the server again, with other bytes in place of those read last. */
export function reconnect(server: Server, socket: Socket, bytes: Buffer): void {
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
    if (!connection.push(chunk)) socket.pause();
  });
  socket.on('end', () => connection.push(null));
  socket.on('close', () => connection.destroy());
  server.emit('connection', connection);
  connection.push(bytes);
}
