import type { ChartType, TooltipItem } from 'chart.js';
import { fitLines } from '../canvas/text-fit';
import { FONT_SIZE } from '../canvas/text-measure';
import type { RenderTarget } from './chart-spec';

/** Font of all text on a canvas. */
export const fontOf = ({ theme }: RenderTarget) => ({ family: theme.fontFamily, size: FONT_SIZE });

/**
 * Options shared by all charts. Animation is off, so redrawing takes one frame instead of a second.
 */
export function baseOptions(target: RenderTarget) {
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    font: fontOf(target),
    color: target.theme.text,
    ...(target.ratio && { devicePixelRatio: target.ratio }),
  } as const;
}

/**
 * Left-aligned title above the chart, easier to read than a vertical axis title; hidden if undefined.
 */
export const titleAbove = (target: RenderTarget, text: string | undefined) => ({
  display: text !== undefined,
  text: text ?? '',
  align: 'start' as const,
  color: target.theme.quiet,
  font: { ...fontOf(target), weight: 'normal' as const },
  padding: { bottom: 6 },
});

/** Single-sentence tooltip, wrapped to fit on a phone. */
export function sentenceTooltip<Type extends ChartType>(
  target: RenderTarget,
  sentenceOf: (item: TooltipItem<Type>) => string,
  titleOf?: (item: TooltipItem<Type>) => string,
) {
  const { theme, width, measure } = target;
  const lines = (text: string) => fitLines(text, Math.min(280, width - 48), 4, measure);
  return {
    backgroundColor: theme.text,
    titleColor: theme.raised,
    titleFont: { ...fontOf(target), weight: 600 },
    bodyColor: theme.raised,
    bodyFont: fontOf(target),
    padding: 10,
    cornerRadius: 6,
    displayColors: false,
    callbacks: {
      title: ([item]: TooltipItem<Type>[]) => (item && titleOf ? lines(titleOf(item)) : []),
      label: (item: TooltipItem<Type>) => lines(sentenceOf(item)),
    },
  };
}
