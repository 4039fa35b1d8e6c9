import { expect, test } from 'vitest';
import { chartPalettes, genderHues, mapLabelColor } from './palette';

/** Background of charts in each theme. */
const raised = { light: '#FFFFFF', dark: '#18211D', contrast: '#000000' };
const text = { light: '#17211C', dark: '#EEF4F1', contrast: '#FFFFFF' };
/**
 * Minimum contrast. Marks need text contrast, because percentages are drawn on them in the raised
 * colour.
 */
const wanted = { light: 4.5, dark: 4.5, contrast: 7 };
const themes = ['light', 'dark', 'contrast'] as const;

/** Relative luminance as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test.for(themes)('every mark of the %s theme stands out from its background', (theme) => {
  const { categories, neutral } = chartPalettes[theme];
  for (const color of [...categories, neutral]) {
    expect(contrast(color, raised[theme]), color).toBeGreaterThanOrEqual(wanted[theme]);
  }
});

test.for(themes)(
  'the classes of the %s theme contrast increasingly with its background',
  (theme) => {
    const steps = chartPalettes[theme].classes.map((color) => contrast(color, raised[theme]));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBeGreaterThan(7);
  },
);

test.for(themes)('labels are legible on every class of the %s theme', (theme) => {
  const colors = { text: text[theme], raised: raised[theme] };
  chartPalettes[theme].classes.forEach((color, shade) => {
    expect(contrast(color, mapLabelColor(shade, colors)), color).toBeGreaterThanOrEqual(4.5);
  });
});

test('gives the sexes distinct hues from the palette', () => {
  const hues = Object.values(genderHues);
  expect(new Set(hues).size).toBe(2);
  expect(hues.every((hue) => hue >= 1 && hue <= chartPalettes.light.categories.length)).toBe(true);
});
