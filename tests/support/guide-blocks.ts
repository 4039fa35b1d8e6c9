import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../stories/guias');

/** A fenced code block in a guide. */
export interface GuideBlock {
  /** File name of the guide, without extension. */
  guide: string;
  language: string;
  /**
   * Marks after the block's language: `página=primeira`, or a single word such as `texto`, whose
   * value is an empty string.
   */
  marks: ReadonlyMap<string, string>;
  code: string;
}

/** File names of the guides, without extension. */
export const guides: readonly string[] = readdirSync(folder).map((file) =>
  file.replace(/\.mdx$/, ''),
);

/** Reads the source of a guide. */
export const guideText = (guide: string): string =>
  readFileSync(join(folder, `${guide}.mdx`), 'utf8');

const marksIn = (info: string): Map<string, string> =>
  new Map(
    [...info.matchAll(/([\p{L}-]+)(?:=(?:"([^"]*)"|(\S+)))?/gu)].map(
      ([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''],
    ),
  );

/** Returns a guide's code blocks in document order. */
export const blocksOf = (guide: string): GuideBlock[] =>
  [...guideText(guide).matchAll(/^```(\S*)(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', info = '', code = '']) => ({
      guide,
      language,
      marks: marksIn(info),
      code,
    }),
  );

/** Returns the blocks in all guides that have a mark, grouped by guide and by the mark's value. */
export function groupedBlocks(mark: string): [name: string, blocks: GuideBlock[]][] {
  const groups = new Map<string, GuideBlock[]>();
  for (const block of guides.flatMap(blocksOf)) {
    const value = block.marks.get(mark);
    if (value === undefined) continue;
    const name = `${block.guide}/${value}`;
    groups.set(name, [...(groups.get(name) ?? []), block]);
  }
  return [...groups];
}
