import type { Figure } from '@observatorio/cards';
import { type Block, textBlock } from '@observatorio/charts/picture';
import { type ChartTheme, canvasFont } from '@observatorio/charts/specs';
import type { Message } from '@observatorio/contract';

/** Gap between figures, and the width that an amount in reais needs, in px. */
const GAP = 24;
const MIN_WIDTH = 140;

/** Where the text of a block goes. */
interface BlockSpace {
  theme: ChartTheme;
  /** Width, in px. */
  width: number;
}

const text = (
  words: string,
  { theme, width }: BlockSpace,
  { size = 14, weight = 400, color = theme.text } = {},
): Block =>
  textBlock(words, { font: canvasFont(theme.fontFamily, size, weight), size, color, width });

/** Places a block within another. */
const drawAt = (
  context: CanvasRenderingContext2D,
  { draw }: Block,
  [x, y]: readonly [number, number],
): void => {
  context.translate(x, y);
  draw(context);
  context.translate(-x, -y);
};

/** Stacks blocks. */
function stack(blocks: readonly Block[], gap = 0): Block {
  const shown = blocks.filter(({ height }) => height > 0);
  const tops = shown.map((_, index) =>
    shown.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0),
  );
  return {
    height: (tops.at(-1) ?? 0) + (shown.at(-1)?.height ?? 0),
    draw: (context) => {
      for (const [index, block] of shown.entries()) drawAt(context, block, [0, tops[index] ?? 0]);
    },
  };
}

/** Lays out a message, with its title, in place of a chart. */
export const messageBlock = ({ title, text: body }: Message, space: BlockSpace): Block =>
  stack([text(title, space, { weight: 600 }), text(body, space)]);

/** Lays out blocks next to each other, each `step` px from the last. */
const beside = (blocks: readonly Block[], step: number): Block => ({
  height: Math.max(...blocks.map(({ height }) => height)),
  draw: (context) => {
    for (const [index, block] of blocks.entries()) drawAt(context, block, [index * step, 0]);
  },
});

/** Lays out a row of figures: their names, their values and their comparisons. */
function figureRow(figures: readonly Figure[], space: BlockSpace): Block {
  const quiet = { size: 12, color: space.theme.quiet };
  const lines = [
    figures.map(({ name }) => text(name, space, { ...quiet, weight: 500 })),
    figures.map(({ value }) => text(value, space, { size: 20, weight: 600 })),
    figures.map(({ compared = [] }) => stack(compared.map((each) => text(each, space, quiet)))),
  ];
  return stack(lines.map((blocks) => beside(blocks, space.width + GAP)));
}

/** Lays out figures in rows of the same number of columns, and a note below them. */
export function figuresBlock(figures: readonly Figure[], note: string, space: BlockSpace): Block {
  const { width, theme } = space;
  const fitting = Math.max(1, Math.floor((width + GAP) / (MIN_WIDTH + GAP)));
  const rowCount = Math.ceil(figures.length / fitting);
  const columns = Math.ceil(figures.length / rowCount);
  const column = { theme, width: (width - GAP * (columns - 1)) / columns };
  const rows = Array.from({ length: rowCount }, (_, row) =>
    figureRow(figures.slice(row * columns, (row + 1) * columns), column),
  );
  return stack([...rows, text(note, space, { size: 12, color: theme.quiet })], GAP / 2);
}
