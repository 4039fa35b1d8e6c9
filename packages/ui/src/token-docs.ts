import { chartPalettes } from '@observatorio/domain';
import { type ThemeColors, type ThemeName, themes } from './tokens';

/** Use of each colour. */
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

/** A CSS property that pages set. */
export interface TokenDoc {
  /** `--obs-…` */
  name: string;
  description: string;
  /** Value without one from the page, in the light theme. */
  default: string;
}

const { categories, classes, neutral } = chartPalettes.light;

const series = (prefix: string, values: readonly string[], words: string): TokenDoc[] =>
  values.map((value, index) => ({
    name: `--obs-${prefix}-${index + 1}`,
    description: `${words} ${index + 1}, de ${values.length}`,
    default: value,
  }));

/** Tokens with a value in each theme. */
const themedTokens: readonly TokenDoc[] = [
  ...Object.entries(colorUses).map(([name, use]) => ({
    name: `--obs-color-${name}`,
    description: use,
    default: themes.light[name as keyof ThemeColors],
  })),
  ...series('chart', categories, 'Categoria de um gráfico'),
  ...series('map', classes, 'Classe de um mapa'),
  { name: '--obs-chart-neutral', description: 'O que não foi informado', default: neutral },
];

const themeNames: Readonly<Record<ThemeName, string>> = {
  light: 'no tema claro',
  dark: 'no tema escuro',
  contrast: 'no tema de alto contraste',
};

/** Every CSS property that the elements read from the page. */
export const tokenDocs: readonly TokenDoc[] = [
  ...themedTokens.map((token) => ({
    ...token,
    description: `${token.description}. Nos temas claro e escuro; para um só, --obs-light-… ou --obs-dark-…, e --obs-contrast-… no de alto contraste.`,
  })),
  ...(Object.keys(themeNames) as ThemeName[]).flatMap((theme) =>
    themedTokens.map(({ name, description, default: value }) => ({
      name: name.replace('--obs-', `--obs-${theme}-`),
      description: `${description}, só ${themeNames[theme]}.`,
      default: theme === 'light' ? value : '',
    })),
  ),
  { name: '--obs-font-family', description: 'Família da fonte.', default: 'Poppins, system-ui' },
  { name: '--obs-radius', description: 'Raio dos cantos.', default: '8px' },
  { name: '--obs-shadow', description: 'Sombra dos cartões.', default: '' },
  { name: '--obs-chart-height', description: 'Altura dos gráficos.', default: '320px' },
];
