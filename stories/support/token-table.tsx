import { chartPalettes } from '@observatorio/domain';
import { shades } from '@observatorio/ui/shades';
import { colorUses, tokenDocs } from '@observatorio/ui/token-docs';
import { type ThemeColors, type ThemeName, themes } from '@observatorio/ui/tokens';

const columns: readonly [ThemeName, string][] = [
  ['light', 'Claro'],
  ['dark', 'Escuro'],
  ['contrast', 'Alto contraste'],
];

interface Token {
  name: string;
  use: string;
  values: Readonly<Record<ThemeName, string>>;
}

const inThemes = (valueIn: (theme: ThemeName) => string | undefined): Token['values'] => ({
  light: valueIn('light') ?? '',
  dark: valueIn('dark') ?? '',
  contrast: valueIn('contrast') ?? '',
});

const colors: Token[] = Object.entries(colorUses).map(([name, use]) => ({
  name: `--obs-color-${name}`,
  use,
  values: inThemes((theme) => themes[theme][name as keyof ThemeColors]),
}));

const series = (prefix: string, use: string, list: 'categories' | 'classes'): Token[] =>
  chartPalettes.light[list].map((_, index) => ({
    name: `--obs-${prefix}-${index + 1}`,
    use: `${use} ${index + 1}`,
    values: inThemes((theme) => chartPalettes[theme][list][index]),
  }));

const tokens: readonly Token[] = [
  ...colors,
  ...series('chart', 'Categoria', 'categories'),
  {
    name: '--obs-chart-neutral',
    use: 'O que não foi informado',
    values: inThemes((theme) => chartPalettes[theme].neutral),
  },
  ...series('map', 'Classe do mapa', 'classes'),
];

const shadesOf = (prefix: string, use: string, part: 'fill' | 'text'): Token[] =>
  shades.light.map((_, index) => ({
    name: `--obs-${prefix}-${index + 1}`,
    use: `${use} ${index + 1}`,
    values: inThemes((theme) => shades[theme][index]?.[part]),
  }));

/** Tokens used only by elements with competencies. */
const shadeTokens: readonly Token[] = [
  ...shadesOf('shade', 'Tom de uma competência', 'fill'),
  ...shadesOf('on-shade', 'Texto sobre o tom', 'text'),
];

/** Tokens with one value for all themes. */
const common = tokenDocs.filter(({ name }) =>
  /^--obs-(font|radius|shadow|chart-height)/.test(name),
);

function Color({ value }: { value: string }) {
  return (
    <span className="color">
      <span className="color-sample" style={{ background: value }} />
      <code>{value}</code>
    </span>
  );
}

/** Properties that a page can override, with their values in each theme. */
export function TokenTable({ hasShades = false }: { hasShades?: boolean }) {
  return (
    <div className="wide">
      <table className="sb-unstyled tokens">
        <thead>
          <tr>
            <th scope="col">Propriedade</th>
            <th scope="col">Uso</th>
            {columns.map(([theme, label]) => (
              <th key={theme} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...tokens, ...(hasShades ? shadeTokens : [])].map(({ name, use, values }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{use}</td>
              {columns.map(([theme]) => (
                <td key={theme}>
                  <Color value={values[theme]} />
                </td>
              ))}
            </tr>
          ))}
          {common.map(({ name, description, default: value }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{description.replace(/\.$/, '')}</td>
              <td colSpan={columns.length}>{value && <code>{value}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
