/**
 * Chart colours of a theme, in hexadecimal. Categorical and neutral colours have text contrast
 * against the raised surface: at least 4.5:1, or 7:1 in the high-contrast theme.
 */
export interface ChartPalette {
  /** The eight categorical hues, in fixed order. */
  categories: readonly string[];
  /** The five classes of a map, from lowest to highest. */
  classes: readonly string[];
  /** Colour of "Não informado" and "Outras". */
  neutral: string;
}

/**
 * Chart palettes by theme. Hues are lightened on dark and black surfaces to keep their contrast.
 */
export const chartPalettes = {
  light: {
    categories: [
      '#0B7A43',
      '#1F5FA8',
      '#B8570B',
      '#7A4FA3',
      '#0E7C86',
      '#B03A73',
      '#6B7A12',
      '#5F6B76',
    ],
    classes: ['#DCEFE3', '#A5D3B8', '#62AE84', '#2A7F52', '#064D29'],
    neutral: '#6B7570',
  },
  dark: {
    categories: [
      '#3E966A',
      '#5989BF',
      '#C37232',
      '#9A79B9',
      '#37929B',
      '#C36995',
      '#808D33',
      '#7D8790',
    ],
    classes: ['#1B3B2A', '#24603F', '#348A5B', '#67BC8C', '#C3EBD3'],
    neutral: '#8A9690',
  },
  contrast: {
    categories: [
      '#59A57F',
      '#7099C7',
      '#CC864F',
      '#A78BC2',
      '#51A1A8',
      '#CB7DA3',
      '#919D50',
      '#8F979F',
    ],
    classes: ['#12311F', '#1E5A39', '#2F8A58', '#6CC794', '#DDF7E7'],
    neutral: '#9BA5A0',
  },
} as const satisfies Record<string, ChartPalette>;

/** Text colour on the middle class. Black contrasts with that class in every theme. */
const ON_MIDDLE_CLASS = '#000000';

/** Returns the text colour for a 0-based map class; `text` and `raised` are theme colours. */
export function mapLabelColor(
  shade: number,
  { text, raised }: { text: string; raised: string },
): string {
  const middle = (chartPalettes.light.classes.length - 1) / 2;
  if (shade === middle) return ON_MIDDLE_CLASS;
  return shade < middle ? text : raised;
}

/** Hue numbers by code. 1–8 are hues of the palette; higher numbers are replaced by a free hue. */
export type Hues = Readonly<Record<string, number>>;

/** Hues of the public and private networks. */
export const networkHues: Hues = { '1': 1, '2': 2 };

/** Hues of the administrations. The private one shares the private network's hue. */
export const administrationHues: Hues = { '1': 5, '2': 7, '3': 3, '4': 2 };

/** Hues of the teaching modalities. */
export const modalityHues: Hues = { '1': 5, '2': 4 };

/** Hues of the kinds of funding. */
export const fundingHues: Hues = { '1': 1, '0': 4 };

/**
 * Hues of the general areas of CINE Brasil. The areas with the most students have hues from the
 * palette.
 */
export const generalAreaHues: Hues = {
  '04': 1,
  '09': 2,
  '07': 3,
  '01': 4,
  '06': 5,
  '03': 6,
  '08': 7,
  '10': 8,
  '02': 9,
  '05': 10,
  '00': 11,
};

/**
 * Hues for the sexes, used on all cards: teal and orange, which remain distinct under colour
 * blindness.
 */
export const genderHues: Hues = { '1': 5, '2': 3 };

/** Hues for the colours or races. */
export const raceHues: Hues = { '2': 2, '4': 4, '8': 3, '6': 7, '1': 6 };
