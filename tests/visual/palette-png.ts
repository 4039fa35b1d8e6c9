import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/**
 * Maximum number of colours in a stored picture. Flat areas stay exact; the edges of letters lose
 * shades.
 */
const COLORS = 24;

/** A decoded picture in the format of pngjs and pixelmatch: four bytes per pixel. */
export type Picture = Pick<PNG, 'width' | 'height' | 'data'>;

const rgbAt = (data: Buffer, at: number): number => data.readUIntBE(at, 3);

/** Returns the most frequent colours in a picture, in descending order of frequency. */
function paletteOf({ data }: Picture): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = rgbAt(data, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([a, n], [b, m]) => m - n || a - b);
  return byCount.slice(0, COLORS).map(([color]) => color);
}

const distance = (one: number, other: number): number =>
  ((one >> 16) - (other >> 16)) ** 2 +
  (((one >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
  ((one & 255) - (other & 255)) ** 2;

/** Returns a memoised function that finds the index of the nearest palette colour. */
function nearestIn(palette: readonly number[]): (color: number) => number {
  const known = new Map(palette.map((color, index) => [color, index]));
  return (color) => {
    const index = known.get(color);
    if (index !== undefined) return index;
    let best = 0;
    for (const [candidate, other] of palette.entries()) {
      if (distance(color, other) < distance(color, palette[best] ?? 0)) best = candidate;
    }
    known.set(color, best);
    return best;
  };
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes a picture as a PNG with a palette, which is a third of the size. pngjs cannot write
 * palettes.
 */
export function encodeSmall(picture: Picture): Buffer {
  const { width, height, data } = picture;
  const palette = paletteOf(picture);
  const nearest = nearestIn(palette);
  // Each line starts with a filter type byte. Filter 0 (none) works best for palettes.
  const lines = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const line = Math.floor(pixel / width);
    lines[pixel + line + 1] = nearest(rgbAt(data, pixel * 4));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 3 (palette).
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.concat(palette.map((color) => Buffer.from([color >> 16, color >> 8, color]))),
    ),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Decodes a PNG of any colour type, including the palettes that `encodeSmall` writes. */
export const decode = (png: Buffer): Picture => PNG.sync.read(png);
