import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** An answer of the server, as its bytes say. */
export interface RawAnswer {
  status: number;
  headers: Map<string, string>;
  body: string;
}

interface Connection {
  port: number;
  /** Parts of a stream; each is sent as a separate packet. */
  parts: readonly Buffer[];
  /** Silence after which the client closes its half, in ms. */
  quietMs?: number | undefined;
}

/** Time in which the server must have closed a connection that the client has half closed, in ms. */
const CLOSE_MS = 60_000;

/** Sends bytes as they are. Returns what the server sends until it closes the connection. */
export async function exchangeRaw({ port, parts, quietMs = 150 }: Connection): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void received.push(chunk));
  // A reset by the server ends the connection too.
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

/** The body of an answer in chunks and what follows it; undefined if it is not whole. */
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

function readBody(text: string, { status, headers }: RawAnswer): [string, string] | undefined {
  if (status < 200 || status === 204 || status === 304) return ['', text];
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(text);
  const length = Number(headers.get('content-length') ?? text.length);
  return text.length < length ? undefined : [text.slice(0, length), text.slice(length)];
}

/** Reads a stream of answers to requests other than HEAD. Throws if it is not well-formed and whole. */
export function readAnswers(stream: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let text = stream; text; ) {
    const [head, status] =
      /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n(?:[\w-]+: [^\r\n]*\r\n)*\r\n/.exec(text) ?? [];
    if (head === undefined) throw new Error(`This is no answer: ${text.slice(0, 200)}`);
    const pairs = [...head.matchAll(/^([\w-]+): (.*)\r$/gm)];
    const headers = new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
    const answer = { status: Number(status), headers, body: '' };
    const read = readBody(text.slice(head.length), answer);
    if (!read) throw new Error(`This answer is cut: ${text.slice(0, 200)}`);
    [answer.body, text] = read;
    answers.push(answer);
  }
  return answers;
}
