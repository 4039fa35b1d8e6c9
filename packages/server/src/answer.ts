import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { Memo } from '@observatorio/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Workload } from './workload';

const CACHE_BYTES = 64 * 1024 * 1024;

/** Smaller bodies fit one packet anyway and are not compressed. */
const COMPRESS_FROM = 1024;

/** Above the usual 4, since each body is compressed once and served many times. */
const BROTLI_QUALITY = 6;

/** Best first. */
const codings = ['br', 'gzip'] as const;

type Coding = (typeof codings)[number];

const compressors: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** A body of an answer as it is sent. */
export interface Body {
  bytes: Buffer;
  coding?: Coding;
  /** Headers that describe the content. */
  headers?: Readonly<Record<string, string>>;
  /** Default: 200. */
  status?: number;
  isPartial?: boolean;
}

/** A text that was made for an answer, or the bytes of a picture, with the headers that describe it. */
export interface Written {
  text: string | Buffer;
  headers?: Readonly<Record<string, string>>;
  /** Status of an answer that is no success. Default: 200. */
  status?: number;
  /** Whether a part is missing that may be there a moment later, so that nobody keeps it. Default: false. */
  isPartial?: boolean;
}

/** Content of a public answer, with its headers. */
export interface Content {
  /** Identifies the text: equal keys mean equal texts, so the key is enough for a 304. */
  key: string;
  type: string;
  /** Name under which a browser saves it as a file; shown in the browser where absent. */
  file?: string;
  /** Whether the bytes are compressed by nature. Default: false. */
  isCompressed?: boolean;
  /** `Cache-Control`; public and five minutes by default. */
  cache?: string;
  /** Estimated work of the store for the text; absent if the text needs no query. */
  cost?: number;
  /** Makes the text; called on a cache miss only. Ends early when the signal is aborted. */
  write(signal: AbortSignal): Promise<Written>;
}

/** A public answer: its content, and its entity tag. */
export interface Answer extends Content {
  tag: string;
}

/** Tags a content; weakly, because compressed and plain bodies share the tag. */
export function answerWith(content: Content): Answer {
  const hash = createHash('sha1').update(content.key).digest('base64url');
  return { ...content, tag: `W/"${hash.slice(0, 20)}"` };
}

const matches = (header: string, tag: string): boolean =>
  header === '*' ||
  header.split(',').some((part) => `W/${part.trim().replace(/^W\//, '')}` === tag);

async function writeBody(answer: Answer, signal: AbortSignal): Promise<Body> {
  const { text, ...about } = await answer.write(signal);
  return { bytes: typeof text === 'string' ? Buffer.from(text) : text, ...about };
}

/** The header that makes a browser save a content as a file, if it is one. */
export const fileHeaders = ({ file }: Content): Readonly<Record<string, string>> =>
  file ? { 'content-disposition': `attachment; filename="${file}"` } : {};

/** The sender of public answers. */
export interface Answers {
  /** Sends an answer: tagged, compressed, from the cache if it is there. */
  send(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply>;
  /** The plain body of an answer, for one that no cache may keep. */
  bodyOf(request: FastifyRequest, answer: Answer): Promise<Body>;
}

/**
 * Makes a sender of public answers. Its cache holds bodies in compressed form, is bounded in bytes
 * and evicts the least recently used; what it lacks is made in the workload, once for concurrent
 * requests.
 */
export function createAnswers(workload: Workload<Body>, cacheBytes = CACHE_BYTES): Answers {
  const bodies = new LRUCache<string, Body>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });

  const keep = (key: string, body: Body): Body => {
    if (!body.isPartial) bodies.set(key, body);
    return body;
  };

  const make = async (answer: Answer, coding: Coding | undefined, signal: AbortSignal) => {
    const plain = bodies.get(answer.key) ?? keep(answer.key, await writeBody(answer, signal));
    if (!coding || plain.bytes.length < COMPRESS_FROM) return plain;
    return { ...plain, bytes: await compressors[coding](plain.bytes), coding };
  };

  /** Keeps nothing: it shares the bodies that are being made without a query. */
  const shared = new Memo<Body>(0);

  const bodyOf = async (request: FastifyRequest, answer: Answer, coding?: Coding) => {
    const key = coding ? `${coding} ${answer.key}` : answer.key;
    const known = bodies.get(key);
    workload.observer.looked(known !== undefined);
    if (known) return known;
    const run = async (signal: AbortSignal) => keep(key, await make(answer, coding, signal));
    if (answer.cost === undefined || bodies.has(answer.key)) return shared.get(key, run);
    return workload.run(request, { key, cost: answer.cost, run });
  };

  return {
    async send(request, reply, answer) {
      reply.headers({
        etag: answer.tag,
        'cache-control': answer.cache ?? 'public, max-age=300, stale-while-revalidate=86400',
        vary: 'accept-encoding',
        ...fileHeaders(answer),
      });
      if (matches(request.headers['if-none-match'] ?? '', answer.tag)) {
        return reply.code(304).send();
      }
      const wanted = negotiate(request.headers['accept-encoding'] ?? '', [...codings]);
      const body = await bodyOf(
        request,
        answer,
        answer.isCompressed ? undefined : codings.find((name) => name === wanted),
      );
      reply.headers({ ...body.headers });
      // Without a tag, a client never revalidates what does not exist.
      if (body.status) reply.code(body.status).removeHeader('etag');
      if (body.isPartial) reply.header('cache-control', 'no-store').removeHeader('etag');
      if (body.coding) reply.header('content-encoding', body.coding);
      return reply.type(answer.type).send(body.bytes);
    },

    bodyOf,
  };
}
