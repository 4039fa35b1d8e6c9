import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../stories/guias');

/** A fenced block of code in a guide. */
export interface GuideBlock {
  /** Name of the guide's file, without its extension. */
  guide: string;
  language: string;
  /** What follows the language: `página=primeira`, or a word such as `texto` with an empty value. */
  marks: ReadonlyMap<string, string>;
  code: string;
}

/** Names of the guides' files, without their extension. */
export const guides: readonly string[] = readdirSync(folder).map((file) =>
  file.replace(/\.mdx$/, ''),
);

/** The text of a guide. */
export const guideText = (guide: string): string =>
  readFileSync(join(folder, `${guide}.mdx`), 'utf8');

const marksIn = (info: string): Map<string, string> =>
  new Map(
    [...info.matchAll(/([\p{L}-]+)(?:=(?:"([^"]*)"|(\S+)))?/gu)].map(
      ([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''],
    ),
  );

/** The blocks of a guide, in its order. */
export const blocksOf = (guide: string): GuideBlock[] =>
  [...guideText(guide).matchAll(/^```(\S*)(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', info = '', code = '']) => ({
      guide,
      language,
      marks: marksIn(info),
      code,
    }),
  );

/** The blocks of all guides with a mark, grouped by guide and the value of the mark. */
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
