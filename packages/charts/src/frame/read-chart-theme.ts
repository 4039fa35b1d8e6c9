import { chartPalettes } from '@observatorio/domain';
import type { ChartTheme } from '../specs/chart-theme';

const light = chartPalettes.light;

/** Reads the `--obs-*` tokens of an element; missing tokens default to the light theme. */
export function readChartTheme(element: Element): ChartTheme {
  const style = getComputedStyle(element);
  const token = (name: string, fallback: string) =>
    style.getPropertyValue(`--obs-${name}`).trim() || fallback;
  const theme: ChartTheme = {
    text: token('color-text', '#17211C'),
    quiet: token('color-quiet', '#4A5750'),
    line: token('color-line', '#D8E0DB'),
    raised: token('color-raised', '#FFFFFF'),
    categories: light.categories.map((hue, index) => token(`chart-${index + 1}`, hue)),
    classes: light.classes.map((shade, index) => token(`map-${index + 1}`, shade)),
    neutral: token('chart-neutral', light.neutral),
    fontFamily: token('font-family', 'Poppins, system-ui, sans-serif'),
  };
  return matchMedia('(forced-colors: active)').matches ? { ...theme, ...forced() } : theme;
}

/** System colours for text and lines; hues from the palette that suits the system background. */
function forced(): Partial<ChartTheme> {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    text: 'CanvasText',
    quiet: 'CanvasText',
    line: 'color-mix(in srgb, CanvasText 35%, Canvas)',
    raised: 'Canvas',
    ...(isDark ? chartPalettes.contrast : light),
  };
}
