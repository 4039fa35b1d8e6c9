import { numbered, themed } from './tokens';

/** A fill colour and the colour of text on it. */
interface Shade {
  fill: string;
  text: string;
}

/** Pairs each fill with a text colour: faint fills first, then strong ones. */
const shadesOf = (
  faint: string[],
  onFaint: string,
  strong: string[],
  onStrong: string,
): Shade[] => [
  ...faint.map((fill) => ({ fill, text: onFaint })),
  ...strong.map((fill) => ({ fill, text: onStrong })),
];

/**
 * The nine blue shades of competencies (blue-100 to blue-900 in the specification), in order of
 * increasing contrast with the background of the theme.
 */
export const shades = {
  light: shadesOf(
    ['#DFEAF6', '#C4D9EE', '#A7C6E5', '#88B1DA', '#6B9DCE'],
    '#17211C',
    ['#3370B0', '#1F5A99', '#17477C', '#0F335C'],
    '#FFFFFF',
  ),
  dark: shadesOf(
    ['#16283B', '#1B344F', '#214264', '#28527C', '#306294'],
    '#EEF4F1',
    ['#5F96CC', '#80B0DE', '#A6CAEC', '#D0E4F7'],
    '#0B1724',
  ),
  contrast: shadesOf(
    ['#0A1A2B', '#10273F', '#163555', '#1D456D', '#245587'],
    '#FFFFFF',
    ['#6FA8DE', '#93C0EA', '#B8D8F4', '#E0F0FF'],
    '#000000',
  ),
};

/** Shades as CSS properties: `--o-shade-<n>`, and `--o-on-shade-<n>` for text on them. */
export const shadeTokens = themed((theme) => [
  ...numbered(
    'shade',
    shades[theme].map(({ fill }) => fill),
  ),
  ...numbered(
    'on-shade',
    shades[theme].map(({ text }) => text),
  ),
]);
