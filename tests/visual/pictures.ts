import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { decode, encodeSmall, type Picture } from './palette-png';
import type { StoryEntry, View } from './story-browser';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'stories/pictures');

/** Folder for pictures that differ, ignored by git. */
export const failures = join(root, 'picture-differences');

/** Colour difference above which two pixels count as different, from 0 to 1. */
const THRESHOLD = 0.02;

/** Number of different pixels to tolerate. Differences in antialiasing do not count. */
const MAX_DIFFERENT = 8;

/** A screenshot to take. */
export interface Shot {
  entry: StoryEntry;
  view: View;
  /** Path relative to the folder of stored pictures. */
  file: string;
}

const WIDTH = 640;
const NARROW = 320;

/** One element of every kind, whose first story is also captured at phone width. */
const onPhone = [
  'labour-map',
  'labour-wage-bands',
  'labour-occupations',
  'graduate-axes',
  'occupation-compare',
  'profile-knowledge',
  'course-offers',
  'imbalance-balance',
  'imbalance-ranking',
];

/** Returns the screenshots to take of the given stories. */
export const shotsOf = (entries: readonly StoryEntry[]): Shot[] =>
  entries.flatMap((entry) => {
    if (entry.type !== 'story') return [];
    const tag = entry.title.slice(entry.title.lastIndexOf('/') + 1);
    const state = entry.id.slice(entry.id.lastIndexOf('--') + 2);
    const shot = (name: string, width: number, theme: View['theme'] = 'auto'): Shot => ({
      entry,
      view: { width, theme },
      file: `${tag}/${name}.png`,
    });
    const usual = shot(state, state === 'narrow' ? NARROW : WIDTH);
    if (state !== 'rows' || !onPhone.includes(tag)) return [usual];
    return [usual, shot('rows-360', 360), shot('rows-360-dark', 360, 'dark')];
  });

/** Returns the paths of the stored pictures, relative to their folder. */
export const storedFiles = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png'));

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Stores a picture, reduced to a palette. */
export const store = (file: string, png: Buffer): void =>
  write(join(folder, file), encodeSmall(decode(png)));

/** Removes a stored picture. */
export const discard = (file: string): void => rmSync(join(folder, file));

const read = (file: string): Buffer | undefined => {
  try {
    return readFileSync(join(folder, file));
  } catch {
    return undefined;
  }
};

/** Compares two pictures of equal size. Returns the number of different pixels and a diff image. */
function differenceOf(expected: Picture, actual: Picture): { different: number; diff: Buffer } {
  const { width, height } = expected;
  const diff = new PNG({ width, height });
  const different = pixelmatch(expected.data, actual.data, diff.data, width, height, {
    threshold: THRESHOLD,
  });
  return { different, diff: PNG.sync.write(diff) };
}

/**
 * Compares a picture with the stored one. If they differ, writes both to disk and returns a
 * description in Portuguese.
 */
export function compare(file: string, png: Buffer): string | undefined {
  const small = encodeSmall(decode(png));
  const expected = read(file);
  const name = join(failures, file.replace(/\.png$/, ''));
  if (!expected) {
    write(`${name}-actual.png`, png);
    return 'não há imagem guardada';
  }
  if (expected.equals(small)) return undefined;
  const [before, now] = [decode(expected), decode(small)];
  const sizeOf = ({ width, height }: Picture) => `${width} × ${height}`;
  const isSameSize = sizeOf(before) === sizeOf(now);
  const compared = isSameSize ? differenceOf(before, now) : undefined;
  if (compared && compared.different <= MAX_DIFFERENT) return undefined;
  write(`${name}-expected.png`, expected);
  write(`${name}-actual.png`, png);
  if (!compared) return `o tamanho era ${sizeOf(before)} e é ${sizeOf(now)}`;
  write(`${name}-diff.png`, compared.diff);
  return `${compared.different} pontos diferem`;
}

/** Writes an HTML page that shows the differing pictures side by side. */
export function writeReport(found: ReadonlyMap<string, string>): void {
  const rows = [...found].map(([file, reason]) => {
    const name = file.replace(/\.png$/, '');
    const images = ['expected', 'actual', 'diff'].map(
      (kind) =>
        `<figure><figcaption>${kind}</figcaption><img src="${name}-${kind}.png" alt=""></figure>`,
    );
    return `<h2>${name}: ${reason}</h2><div>${images.join('')}</div>`;
  });
  const style = 'div{display:flex;gap:16px}figure{margin:0}body{font-family:sans-serif}';
  write(
    join(failures, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Imagens que diferem</title><style>${style}</style>${rows.join('\n')}`,
  );
}

const origin = join(folder, 'origin.json');

/** Stores a description of the environment in which the pictures were taken. */
export const storeOrigin = (from: string): void =>
  write(origin, `${JSON.stringify({ from }, null, 2)}\n`);

/** Reads the description of the environment in which the stored pictures were taken. */
export const readOrigin = (): string => {
  try {
    return JSON.parse(readFileSync(origin, 'utf8')).from;
  } catch {
    return 'nenhum lugar: ainda não há imagens';
  }
};
