import type { ChartType, TooltipItem } from 'chart.js';
import { FONT_SIZE, type Look } from './chart-spec';
import { fitLines } from './text-fit';

/** The options that all charts share. Nothing moves: a redraw costs a frame, not a second. */
export function baseOptions({ theme }: Look) {
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    font: { family: theme.fontFamily, size: FONT_SIZE },
    color: theme.text,
  } as const;
}

/** A tooltip of one sentence, broken into lines that fit on a phone. */
export function sentenceTooltip<Type extends ChartType>(
  { theme, width, measure }: Look,
  sentenceOf: (item: TooltipItem<Type>) => string,
) {
  const font = { family: theme.fontFamily, size: FONT_SIZE, weight: 'normal' as const };
  return {
    backgroundColor: theme.text,
    bodyColor: theme.raised,
    bodyFont: font,
    padding: 10,
    cornerRadius: 6,
    displayColors: false,
    callbacks: {
      title: () => '',
      label: (item: TooltipItem<Type>) =>
        fitLines(sentenceOf(item), Math.min(280, width - 48), 4, measure),
    },
  };
}
