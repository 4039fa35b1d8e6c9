import type { FastifyInstance } from 'fastify';
import type { EmbeddedTag } from './embedded-tag';

/** Thumbnail of an embedded element, with oEmbed's field names. */
export interface Thumbnail {
  thumbnail_url: string;
  /** Width in pixels. */
  thumbnail_width: number;
  thumbnail_height: number;
}

/** Size limits of a thumbnail, in pixels. */
interface Box {
  width: number;
  height: number;
}

/** Attributes that only concern the page around an element, not its picture. */
const ofThePage = ['group', 'ignore', 'heading-level', 'headingLevel', 'chips'];

/** Builds the URL of an element's picture at thumbnail width, without the origin. */
function pictureAddress({ tag, attributes }: EmbeddedTag, width: number): string {
  const query = new URLSearchParams(attributes);
  for (const name of ofThePage) query.delete(name);
  query.set('width', String(width));
  query.set('scale', '1');
  return `/embed/${tag}.png?${query}`;
}

/** Reads the size of a PNG from its first chunk. */
const sizeOf = (png: Buffer): Box => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

/**
 * Draws the thumbnail of an element on behalf of a visitor at `remoteAddress`. Undefined if the
 * element has no picture, the server cannot draw it now, or it does not fit the box.
 */
export async function thumbnailOf(
  app: FastifyInstance,
  embedded: EmbeddedTag,
  { portal, box, remoteAddress }: { portal: string; box: Box; remoteAddress: string },
): Promise<Thumbnail | undefined> {
  const url = pictureAddress(embedded, box.width);
  const { statusCode, rawPayload } = await app.inject({ url, remoteAddress });
  if (statusCode !== 200) return undefined;
  const { width, height } = sizeOf(rawPayload);
  if (width > box.width || height > box.height) return undefined;
  return { thumbnail_url: portal + url, thumbnail_width: width, thumbnail_height: height };
}
