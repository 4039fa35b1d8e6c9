import { chartPalettes } from '@observatorio/domain';

/**
 * Colours of a theme. Pages can override them with `--obs-color-<name>` in light and dark, or with
 * `--obs-<theme>-color-<name>` in one theme.
 */
export interface ThemeColors {
  surface: string;
  raised: string;
  text: string;
  quiet: string;
  line: string;
  /** Outline of form controls: 3:1 against `raised`. */
  control: string;
  primary: string;
  'on-primary': string;
  danger: string;
  warning: string;
  success: string;
  focus: string;
}

/** Name of a theme. */
export type ThemeName = 'light' | 'dark' | 'contrast';

/** Colours of each theme. */
export const themes: Readonly<Record<ThemeName, ThemeColors>> = {
  light: {
    surface: '#F6F8F7',
    raised: '#FFFFFF',
    text: '#17211C',
    quiet: '#4A5750',
    line: '#D8E0DB',
    control: '#7C8A83',
    primary: '#0B6B3A',
    'on-primary': '#FFFFFF',
    danger: '#B3261E',
    warning: '#8A5A00',
    success: '#0B6B3A',
    focus: '#1F5FA8',
  },
  dark: {
    surface: '#101614',
    raised: '#18211D',
    text: '#EEF4F1',
    quiet: '#B4C2BB',
    line: '#2E3A34',
    control: '#7D8C84',
    primary: '#5CC98F',
    'on-primary': '#06281A',
    danger: '#FF9B92',
    warning: '#F0BE6A',
    success: '#5CC98F',
    focus: '#9CC7FF',
  },
  contrast: {
    surface: '#000000',
    raised: '#000000',
    text: '#FFFFFF',
    quiet: '#FFFF00',
    line: '#FFFFFF',
    control: '#FFFFFF',
    primary: '#FFFF00',
    'on-primary': '#000000',
    danger: '#FFFFFF',
    warning: '#FFFFFF',
    success: '#FFFFFF',
    focus: '#FFFF00',
  },
};

/**
 * A design token: `--o-<name>` internally, `--obs-<publicName>` and `--obs-<theme>-<publicName>`
 * for pages.
 */
export interface Token {
  name: string;
  publicName: string;
  value: string;
}

/** Creates numbered tokens, starting from 1. */
export const numbered = (prefix: string, values: readonly string[]): Token[] =>
  values.map((value, index) => {
    const name = `${prefix}-${index + 1}`;
    return { name, publicName: name, value };
  });

function tokensOf(theme: ThemeName): Token[] {
  const { categories, classes, neutral } = chartPalettes[theme];
  return [
    ...Object.entries(themes[theme]).map(([name, value]) => ({
      name,
      publicName: `color-${name}`,
      value,
    })),
    ...numbered('chart', categories),
    ...numbered('map', classes),
    { name: 'chart-neutral', publicName: 'chart-neutral', value: neutral },
  ];
}

/*
 * Pages set `--obs-*` on the element or any ancestor. Our rules read `--o-*`, which are derived
 * from them: declaring `--obs-*` here would override the page's values.
 */
const declared = (list: readonly Token[], theme: ThemeName): string =>
  list
    .map(({ name, publicName, value }) => {
      const forLightAndDark = theme === 'contrast' ? value : `var(--obs-${publicName}, ${value})`;
      return `--o-${name}: var(--obs-${theme}-${publicName}, ${forLightAndDark});`;
    })
    .join(' ');

const colorScheme = (theme: ThemeName): string =>
  `color-scheme: ${theme === 'light' ? 'light' : 'dark'};`;

const scheme = (theme: ThemeName): string =>
  `${declared(tokensOf(theme), theme)} ${colorScheme(theme)}`;

/** Declares additional tokens for every theme. Print always uses the light theme. */
export const themed = (tokensFor: (theme: ThemeName) => readonly Token[]): string => {
  const declaredFor = (theme: ThemeName) => declared(tokensFor(theme), theme);
  return `
:root, :host, [data-theme='light'] { ${declaredFor('light')} }
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme]), [data-theme='auto'] { ${declaredFor('dark')} }
}
@media screen {
  [data-theme='dark'] { ${declaredFor('dark')} }
  [data-theme='contrast'], body.contraste { ${declaredFor('contrast')} }
}
`;
};

/** Sets the public names, the only ones that charts read, to the theme's values. */
const publicTokens = [
  ...tokensOf('light').map(({ name, publicName }) => `--obs-${publicName}: var(--o-${name});`),
  '--obs-font-family: var(--o-font);',
].join(' ');

/** Design tokens as CSS, for the portal's document and every shadow root. */
export const tokens = `
:root, :host {
  --o-font: var(--obs-font-family, Poppins, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif);
  --o-radius: var(--obs-radius, 8px);
  --o-shadow: var(--obs-shadow, 0 1px 2px rgb(23 33 28 / 6%), 0 2px 8px rgb(23 33 28 / 5%));
}
:root, :host, [data-theme='light'] { ${declared(tokensOf('light'), 'light')} }
/* Not on the host, which keeps its page's scheme. */
:root, [data-theme='light'] { ${colorScheme('light')} }
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme]), [data-theme='auto'] { ${scheme('dark')} }
}
@media screen {
  [data-theme='dark'] { ${scheme('dark')} --o-shadow: none; }
  [data-theme='contrast'], body.contraste { ${scheme('contrast')} --o-shadow: none; }
}
.card-slot { ${publicTokens} }
@media (forced-colors: active) {
  :root, :host, [data-theme] {
    --o-surface: Canvas; --o-raised: Canvas; --o-text: CanvasText; --o-quiet: CanvasText;
    --o-line: CanvasText; --o-control: ButtonBorder; --o-primary: LinkText; --o-on-primary: Canvas;
    --o-danger: CanvasText; --o-warning: CanvasText; --o-success: CanvasText; --o-focus: Highlight;
  }
}
`;
