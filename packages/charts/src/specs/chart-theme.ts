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
