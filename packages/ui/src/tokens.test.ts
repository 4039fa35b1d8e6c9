import { describe, expect, it } from 'vitest';
import { type ThemeColors, type ThemeName, themes } from './tokens';

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two `#RRGGBB` colours. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const texts = ['text', 'quiet', 'primary', 'danger', 'warning', 'success'] as const;
const marks = ['control', 'focus'] as const;

describe.each(Object.entries(themes) as [ThemeName, ThemeColors][])('theme %s', (_name, colors) => {
  it.each(texts)('%s reaches 4.5:1 on both surfaces', (name) => {
    expect(contrast(colors[name], colors.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors[name], colors.raised)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s reaches 3:1 on the raised surface', (name) => {
    expect(contrast(colors[name], colors.raised)).toBeGreaterThanOrEqual(3);
  });

  it('text on the primary colour reaches 4.5:1', () => {
    expect(contrast(colors['on-primary'], colors.primary)).toBeGreaterThanOrEqual(4.5);
  });
});
