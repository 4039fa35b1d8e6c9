import { chartPalettes } from '@observatorio/domain';
import { shades } from './shades';
import { type ThemeColors, type ThemeName, themes } from './tokens';

/** Purpose of each colour. */
export const colorUses: Readonly<Record<keyof ThemeColors, string>> = {
  surface: 'Fundo da página',
  raised: 'Fundo dos cartões',
  text: 'Texto',
  quiet: 'Texto secundário',
  line: 'Bordas dos cartões e linhas',
  control: 'Contorno dos campos',
  primary: 'Botões, links e o que está escolhido',
  'on-primary': 'Texto sobre a cor principal',
  danger: 'Erros',
  warning: 'Avisos e dados de demonstração',
  success: 'O que deu certo',
  focus: 'Anel de foco',
};

/** A CSS property that pages can set. */
export interface TokenDoc {
  /** Name of the property, starting with `--obs-`. */
  name: string;
  description: string;
  /** Default value; the light theme's, unless the name includes another theme. */
  default: string;
}

const series = (prefix: string, values: readonly string[], words: string): TokenDoc[] =>
  values.map((value, index) => ({
    name: `--obs-${prefix}-${index + 1}`,
    description: `${words} ${index + 1}, de ${values.length}`,
    default: value,
  }));

/** Documents the colours that differ between themes. */
function colorDocs(theme: ThemeName): TokenDoc[] {
  const { categories, classes, neutral } = chartPalettes[theme];
  return [
    ...Object.entries(colorUses).map(([name, use]) => ({
      name: `--obs-color-${name}`,
      description: use,
      default: themes[theme][name as keyof ThemeColors],
    })),
    ...series('chart', categories, 'Categoria de um gráfico'),
    ...series('map', classes, 'Classe de um mapa'),
    { name: '--obs-chart-neutral', description: 'O que não foi informado', default: neutral },
  ];
}

const themeNames: Readonly<Record<ThemeName, string>> = {
  light: 'no tema claro',
  dark: 'no tema escuro',
  contrast: 'no tema de alto contraste',
};

/** Documents each token for light and dark together, then for each theme separately. */
const inThemes = (docsOf: (theme: ThemeName) => readonly TokenDoc[]): TokenDoc[] => [
  ...docsOf('light').map((token) => ({
    ...token,
    description: `${token.description}. Nos temas claro e escuro; para um só, --obs-light-… ou --obs-dark-…, e --obs-contrast-… no de alto contraste.`,
  })),
  ...(Object.keys(themeNames) as ThemeName[]).flatMap((theme) =>
    docsOf(theme).map((token) => ({
      ...token,
      name: token.name.replace('--obs-', `--obs-${theme}-`),
      description: `${token.description}, só ${themeNames[theme]}.`,
    })),
  ),
];

const SHADE = 'Tom de uma competência';

/** CSS properties that only apply to elements with competencies. */
export const shadeDocs: readonly TokenDoc[] = inThemes((theme) => {
  const fills = shades[theme].map(({ fill }) => fill);
  const texts = shades[theme].map(({ text }) => text);
  return [...series('shade', fills, SHADE), ...series('on-shade', texts, 'Texto sobre o tom')];
});

/** CSS properties that apply to all elements. */
export const tokenDocs: readonly TokenDoc[] = [
  ...inThemes(colorDocs),
  { name: '--obs-font-family', description: 'Família da fonte.', default: 'Poppins, system-ui' },
  { name: '--obs-radius', description: 'Raio dos cantos.', default: '8px' },
  { name: '--obs-shadow', description: 'Sombra dos cartões.', default: '' },
  { name: '--obs-chart-height', description: 'Altura dos gráficos.', default: '320px' },
];
