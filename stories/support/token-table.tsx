import { colorUses } from '@observatorio/ui/token-docs';
import { type ThemeColors, type ThemeName, themes } from '@observatorio/ui/tokens';

const names = Object.keys(colorUses) as (keyof ThemeColors)[];

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
            <td>{colorUses[name]}</td>
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
