import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

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

interface Body {
  bytes: Buffer;
  coding?: Coding;
}

/** Content of a public answer, with its headers. */
export interface Content {
  /** Identifies the text: equal keys mean equal texts, so the key is enough for a 304. */
  key: string;
  type: string;
  /** Name under which a browser saves it as a file; shown in the browser where absent. */
  file?: string;
  /** `Cache-Control`; public and five minutes by default. */
  cache?: string;
  /** Makes the text; called on a cache miss only. */
  write(): Promise<string>;
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

/**
 * Sends public answers: tagged, compressed, cached in compressed form, made once for concurrent
 * requests. The cache is bounded in bytes and evicts the least recently used.
 */
export function createAnswers(cacheBytes = CACHE_BYTES) {
  const bodies = new LRUCache<string, Body, () => Promise<Body>>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    ignoreFetchAbort: true,
  });

  const plainBody = (answer: Answer): Promise<Body> =>
    bodies.forceFetch(answer.key, {
      context: async () => ({ bytes: Buffer.from(await answer.write()) }),
    });

  const codedBody = (answer: Answer, coding: Coding): Promise<Body> =>
    bodies.forceFetch(`${coding} ${answer.key}`, {
      context: async () => {
        const plain = await plainBody(answer);
        if (plain.bytes.length < COMPRESS_FROM) return plain;
        return { bytes: await compressors[coding](plain.bytes), coding };
      },
    });

  return async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Answer,
  ): Promise<FastifyReply> {
    reply.headers({
      etag: answer.tag,
      'cache-control': answer.cache ?? 'public, max-age=300, stale-while-revalidate=86400',
      vary: 'accept-encoding',
    });
    if (answer.file) {
      reply.header('content-disposition', `attachment; filename="${answer.file}"`);
    }
    if (matches(request.headers['if-none-match'] ?? '', answer.tag)) return reply.code(304).send();

    const wanted = negotiate(request.headers['accept-encoding'] ?? '', [...codings]);
    const coding = codings.find((name) => name === wanted);
    const body = await (coding ? codedBody(answer, coding) : plainBody(answer));
    if (body.coding) reply.header('content-encoding', body.coding);
    return reply.type(answer.type).send(body.bytes);
  };
}
