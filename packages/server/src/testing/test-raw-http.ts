import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A parsed HTTP response. */
export interface RawResponse {
  status: number;
  headers: Map<string, string>;
  body: string;
}

interface Connection {
  port: number;
  /** Parts of a stream; each is sent as a separate packet. */
  parts: readonly Buffer[];
  /** Idle time after which the client closes its half of the connection, in ms. */
  quietMs?: number | undefined;
}

/** Time limit for the server to close a connection that the client has half closed, in ms. */
const CLOSE_MS = 60_000;

/** Sends raw bytes. Returns everything that the server sends until it closes the connection. */
export async function exchangeRaw({ port, parts, quietMs = 150 }: Connection): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void received.push(chunk));
  // A reset by the server also closes the connection.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(CLOSE_MS) });
  for (const part of parts) {
    if (socket.writable) socket.write(part);
    await sleep(0);
  }
  socket.setTimeout(quietMs, () => socket.end());
  await closed;
  return Buffer.concat(received).toString('latin1');
}

/**
 * Parses a chunked body and returns it with the rest of the input; undefined if it is incomplete.
 */
function readChunks(text: string): [body: string, rest: string] | undefined {
  let body = '';
  for (let rest = text; ; ) {
    const [line, size = ''] = /^([\da-f]+)\r\n/.exec(rest) ?? [];
    if (line === undefined) return undefined;
    const end = line.length + Number.parseInt(size, 16);
    body += rest.slice(line.length, end);
    if (rest.slice(end, end + 2) !== '\r\n') return undefined;
    rest = rest.slice(end + 2);
    if (Number.parseInt(size, 16) === 0) return [body, rest];
  }
}

function readBody(text: string, { status, headers }: RawResponse): [string, string] | undefined {
  if (status < 200 || status === 204 || status === 304) return ['', text];
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(text);
  const length = Number(headers.get('content-length') ?? text.length);
  return text.length < length ? undefined : [text.slice(0, length), text.slice(length)];
}

/**
 * Parses a stream of responses to requests other than HEAD. Throws if it is malformed or
 * incomplete.
 */
export function readResponses(stream: string): RawResponse[] {
  const answers: RawResponse[] = [];
  for (let text = stream; text; ) {
    const [head, status] =
      /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n(?:[\w-]+: [^\r\n]*\r\n)*\r\n/.exec(text) ?? [];
    if (head === undefined) throw new Error(`Malformed response: ${text.slice(0, 200)}`);
    const pairs = [...head.matchAll(/^([\w-]+): (.*)\r$/gm)];
    const headers = new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
    const answer = { status: Number(status), headers, body: '' };
    const read = readBody(text.slice(head.length), answer);
    if (!read) throw new Error(`Incomplete response: ${text.slice(0, 200)}`);
    [answer.body, text] = read;
    answers.push(answer);
  }
  return answers;
}
