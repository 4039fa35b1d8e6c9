import { chartPalettes } from '@observatorio/domain';

/** Colours and font of a chart, read from the page's design tokens. */
export interface ChartTheme {
  text: string;
  quiet: string;
  line: string;
  /** Background of the chart. */
  raised: string;
  /** Hues 1–8, in a fixed order. */
  categories: readonly string[];
  /** Colours of the five classes of a map, lowest first. */
  classes: readonly string[];
  /** Colour of "Não informado" and "Outras". */
  neutral: string;
  fontFamily: string;
}

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

/** Returns the colour of a palette hue, 1–8. */
export const hueOf = ({ categories }: ChartTheme, hue: number): string => categories[hue - 1] ?? '';

/**
 * Returns the colour of "Não informado", or a darker one for the sum of the remaining categories.
 */
export const neutralOf = (key: string | null, { neutral, text }: ChartTheme): string =>
  key === '' ? `color-mix(in srgb, ${neutral} 65%, ${text})` : neutral;

/** Returns the colour of a category: its hue, or grey if it has none. */
export const colorOf = (key: string | null, hue: number | undefined, theme: ChartTheme): string =>
  hue === undefined ? neutralOf(key, theme) : hueOf(theme, hue);
