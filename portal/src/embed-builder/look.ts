import { contrast, themes } from '@observatorio/widgets/builder';

/** Colours, font and corners that differ from the Observatory's, by URL parameter. */
export type Look = Readonly<Partial<Record<'cor' | 'fonte' | 'raio', string>>>;

/** Radii to choose from, in px → labels. */
export const radii = { 0: 'Retos', 4: 'Pouco redondos (4 px)', 16: 'Muito redondos (16 px)' };

interface LookRule {
  accepts(text: string): boolean;
  allowed: string;
}

/** Accepted values of each parameter. */
export const lookRules: Readonly<Record<keyof Look, LookRule>> = {
  cor: {
    accepts: (text) => /^#[\da-f]{6}$/i.test(text),
    allowed: 'uma cor com # e seis algarismos hexadecimais, como #1351b4',
  },
  fonte: {
    accepts: (text) => /^[\p{L}\d ,'-]{1,100}$/u.test(text),
    allowed: 'nomes de fontes separados por vírgulas',
  },
  raio: {
    accepts: (text) => Object.hasOwn(radii, text),
    allowed: Object.keys(radii).join(', '),
  },
};

/** Contrast that WCAG 2.2 AA requires of text. */
export const MIN_CONTRAST = 4.5;

type Theme = 'light' | 'dark';

/** Theme whose colours an accent replaces. */
export const themeOf = (theme: string | undefined): Theme => (theme === 'dark' ? 'dark' : 'light');

/** Contrast of an accent with the background of a card. */
export const accentContrast = (color: string, theme: Theme): number =>
  contrast(color, themes[theme].raised);

/** Mixes two `#RRGGBB` colours; `part` is the share of the second. */
function mixed(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Custom properties for an accent: controls, the first category of charts, and map classes. */
function accentProperties(color: string, theme: Theme): [string, string][] {
  const { raised, text } = themes[theme];
  const onAccent = contrast(color, '#FFFFFF') >= MIN_CONTRAST ? '#ffffff' : '#06281a';
  const classes = [
    ...[0.85, 0.6, 0.35, 0].map((part) => mixed(color, raised, part)),
    mixed(color, text, 0.5),
  ];
  return [
    ['color-primary', color],
    ['color-on-primary', onAccent],
    ['chart-1', color],
    ...classes.map((value, index): [string, string] => [`map-${index + 1}`, value]),
  ].map(([name, value]) => [`--obs-${theme}-${name}`, value ?? '']);
}

/** CSS declarations of the custom properties for a look; empty without choices. */
export const lookStyle = ({ cor, fonte, raio }: Look, theme: string | undefined): string =>
  [
    ...(cor ? accentProperties(cor, themeOf(theme)) : []),
    ...(fonte ? [['--obs-font-family', fonte]] : []),
    ...(raio ? [['--obs-radius', `${raio}px`]] : []),
  ]
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
