import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { SharedCache } from '@observatorio/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Workload } from '../limits/workload';
import { VERSION_HEADER } from './sources-header';

const CACHE_BYTES = 64 * 1024 * 1024;

/** Minimum size for compression, in bytes; smaller bodies fit into one packet anyway. */
const COMPRESS_FROM = 1024;

/**
 * Brotli quality: above the usual 4, because each body is compressed once and served many times.
 */
const BROTLI_QUALITY = 6;

/** Supported content codings, best first. */
const codings = ['br', 'gzip'] as const;

type Coding = (typeof codings)[number];

const compressors: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** A response body as sent, possibly compressed. */
export interface Body {
  bytes: Buffer;
  coding?: Coding;
  /** Additional headers that describe the content. */
  headers?: Readonly<Record<string, string>>;
  /** HTTP status. Default: 200. */
  status?: number;
  isPartial?: boolean;
}

/** The generated body of a response, as text or the bytes of a picture, with its headers. */
export interface Written {
  text: string | Buffer;
  headers?: Readonly<Record<string, string>>;
  /** HTTP status of an error response. Default: 200. */
  status?: number;
  /**
   * Whether the body lacks a part that may be available shortly; such a response is not cached.
   * Default: false.
   */
  isPartial?: boolean;
}

/** Content of a public response, with its headers. */
export interface PublicContent {
  /** Cache key: equal keys imply equal bodies, so the key alone is enough for a 304. */
  key: string;
  type: string;
  /** File name for download. Default: the browser displays the content. */
  file?: string;
  /** Whether the format is already compressed. Default: false. */
  isCompressed?: boolean;
  /** `Cache-Control` header. Default: public, for five minutes. */
  cache?: string;
  /** Versions of all editions in service; absent if the content is not data. */
  versions?: string;
  /** Estimated cost of the query in the store; absent if no query is needed. */
  cost?: number;
  /** Generates the body. Called on a cache miss only; stops early when the signal is aborted. */
  write(signal: AbortSignal): Promise<Written>;
}

/** A public response: its content, its entity tag and the version of the data, if any. */
export interface PublicResponse extends PublicContent {
  tag: string;
  version: string | undefined;
}

const digest = (text: string): string =>
  createHash('sha1').update(text).digest('base64url').slice(0, 20);

/** Adds a weak entity tag, because compressed and plain bodies share it. */
export function toPublicResponse(content: PublicContent): PublicResponse {
  const { key, versions } = content;
  return {
    ...content,
    tag: `W/"${digest(key)}"`,
    version: versions === undefined ? undefined : digest(versions),
  };
}

const matches = (header: string, tag: string): boolean =>
  header === '*' ||
  header.split(',').some((part) => `W/${part.trim().replace(/^W\//, '')}` === tag);

async function writeBody(response: PublicResponse, signal: AbortSignal): Promise<Body> {
  const { text, ...about } = await response.write(signal);
  return { bytes: typeof text === 'string' ? Buffer.from(text) : text, ...about };
}

/** The `Content-Disposition` header of a download; empty for other content. */
export const fileHeaders = ({ file }: PublicContent): Readonly<Record<string, string>> =>
  file ? { 'content-disposition': `attachment; filename="${file}"` } : {};

/** Sends public responses. */
export interface ResponseSender {
  /** Sends a response: tagged, compressed, and from the cache if possible. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    response: PublicResponse,
  ): Promise<FastifyReply>;
  /** Returns the uncompressed body, for a response that clients must not cache. */
  bodyOf(request: FastifyRequest, response: PublicResponse): Promise<Body>;
}

/**
 * Creates a sender of public responses. Its cache stores bodies, plain and compressed, is bounded
 * in bytes and evicts the least recently used ones. Bodies that need a query are generated in the
 * workload. Concurrent requests for the same body share one run.
 */
export function createResponseSender(
  workload: Workload<Body>,
  cacheBytes = CACHE_BYTES,
): ResponseSender {
  const bodies = new LRUCache<string, Body>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });

  const keep = (key: string, body: Body): Body => {
    if (!body.isPartial) bodies.set(key, body);
    return body;
  };

  const make = async (
    response: PublicResponse,
    coding: Coding | undefined,
    signal: AbortSignal,
  ) => {
    const plain = bodies.get(response.key) ?? keep(response.key, await writeBody(response, signal));
    if (!coding || plain.bytes.length < COMPRESS_FROM) return plain;
    return { ...plain, bytes: await compressors[coding](plain.bytes), coding };
  };

  /** Deduplicates concurrent requests for a body that needs no query; does not cache it. */
  const shared = new SharedCache<Body>();

  const bodyOf = async (request: FastifyRequest, response: PublicResponse, coding?: Coding) => {
    const key = coding ? `${coding} ${response.key}` : response.key;
    const known = bodies.get(key);
    workload.observer.looked(known !== undefined);
    if (known) return known;
    const run = async (signal: AbortSignal) => keep(key, await make(response, coding, signal));
    if (response.cost === undefined || bodies.has(response.key)) return shared.get(key, run);
    return workload.run(request, { key, cost: response.cost, run });
  };

  return {
    async send(request, reply, response) {
      reply.headers({
        etag: response.tag,
        'cache-control': response.cache ?? 'public, max-age=300, stale-while-revalidate=86400',
        vary: 'accept-encoding',
        // Also with a 304: only then does the browser update the version of its cached response.
        ...(response.version && { [VERSION_HEADER]: response.version }),
        ...fileHeaders(response),
      });
      if (matches(request.headers['if-none-match'] ?? '', response.tag)) {
        return reply.code(304).send();
      }
      const wanted = negotiate(request.headers['accept-encoding'] ?? '', [...codings]);
      const body = await bodyOf(
        request,
        response,
        response.isCompressed ? undefined : codings.find((name) => name === wanted),
      );
      reply.headers({ ...body.headers });
      // Without an entity tag, clients do not revalidate an error response.
      if (body.status) reply.code(body.status).removeHeader('etag');
      if (body.isPartial) reply.header('cache-control', 'no-store').removeHeader('etag');
      if (body.coding) reply.header('content-encoding', body.coding);
      return reply.type(response.type).send(body.bytes);
    },

    bodyOf,
  };
}
