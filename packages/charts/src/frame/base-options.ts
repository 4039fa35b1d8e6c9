import type { ChartType, TooltipItem } from 'chart.js';
import { FONT_SIZE, type Look } from './chart-spec';
import { fitLines } from './text-fit';

/** The font of every text on a canvas. */
export const fontOf = ({ theme }: Look) => ({ family: theme.fontFamily, size: FONT_SIZE });

/** The options that all charts share. Nothing moves: a redraw costs a frame, not a second. */
export function baseOptions(look: Look) {
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    font: fontOf(look),
    color: look.theme.text,
  } as const;
}

/**
 * A title over the chart, at its left; none without a text. A vertical one beside the labels would
 * be read with the head on the side.
 */
export const titleAbove = (look: Look, text: string | undefined) => ({
  display: text !== undefined,
  text: text ?? '',
  align: 'start' as const,
  color: look.theme.quiet,
  font: { ...fontOf(look), weight: 'normal' as const },
  padding: { bottom: 6 },
});

/** A tooltip of short sentences, broken into lines that fit on a phone. */
export function sentenceTooltip<Type extends ChartType>(
  look: Look,
  sentenceOf: (item: TooltipItem<Type>) => string,
  titleOf?: (item: TooltipItem<Type>) => string,
) {
  const { theme, width, measure } = look;
  const lines = (text: string) => fitLines(text, Math.min(280, width - 48), 4, measure);
  return {
    backgroundColor: theme.text,
    titleColor: theme.raised,
    titleFont: { ...fontOf(look), weight: 600 },
    bodyColor: theme.raised,
    bodyFont: fontOf(look),
    padding: 10,
    cornerRadius: 6,
    displayColors: false,
    callbacks: {
      title: ([item]: TooltipItem<Type>[]) => (item && titleOf ? lines(titleOf(item)) : []),
      label: (item: TooltipItem<Type>) => lines(sentenceOf(item)),
    },
  };
}
