import { type ThemeColors, type ThemeName, themes } from '@observatorio/ui/tokens';

const uses: Readonly<Record<keyof ThemeColors, string>> = {
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

const names = Object.keys(uses) as (keyof ThemeColors)[];

const columns: readonly [ThemeName, string][] = [
  ['light', 'Claro'],
  ['dark', 'Escuro'],
  ['contrast', 'Alto contraste'],
];

function Color({ value }: { value: string }) {
  return (
    <span className="color">
      <span className="color-sample" style={{ background: value }} />
      <code>{value}</code>
    </span>
  );
}

/** The colours that a page can replace, with their values in each theme. */
export function TokenTable() {
  return (
    <table>
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
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>--obs-color-{name}</code>
            </td>
            <td>{uses[name]}</td>
            {columns.map(([theme]) => (
              <td key={theme}>
                <Color value={themes[theme][name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
