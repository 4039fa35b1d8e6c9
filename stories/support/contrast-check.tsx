import { type ThemeColors, type ThemeName, themes } from '@observatorio/ui/tokens';
import { useState } from 'react';
import { checkedColors, measureContrast } from './contrast-needs';

const titles: readonly [ThemeName, string][] = [
  ['light', 'Claro'],
  ['dark', 'Escuro'],
  ['contrast', 'Alto contraste'],
];

const inWords = (ratio: number): string =>
  `${(Math.floor(ratio * 10) / 10).toLocaleString('pt-BR')}:1`;

function ThemeCheck({ theme, title }: { theme: ThemeName; title: string }) {
  const [colors, setColors] = useState<ThemeColors>(themes[theme]);
  const judged = measureContrast(colors);
  const missing = judged.filter(({ isEnough }) => !isEnough).length;
  return (
    <fieldset className="contrast-check">
      <legend>{title}</legend>
      <div className="contrast-fields">
        {checkedColors.map((name) => (
          <label key={name}>
            <input
              type="color"
              value={colors[name]}
              onChange={({ currentTarget: { value } }) => setColors({ ...colors, [name]: value })}
            />{' '}
            <code>
              --obs-{theme}-color-{name}
            </code>
          </label>
        ))}
      </div>
      <output className="contrast-result">
        {missing === 0
          ? 'Todas as cores têm o contraste que a WCAG 2.2 AA exige.'
          : `${missing === 1 ? 'Um par não tem' : `${missing} pares não têm`} o contraste que a WCAG 2.2 AA exige.`}
      </output>
      <ul>
        {judged.map(({ words, found, ratio, isEnough }) => (
          <li key={words}>
            {words}: {inWords(found)}
            {!isEnough && <strong> Pouco: precisa de {inWords(ratio)}.</strong>}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Shows the contrast of user-chosen colours in each theme. */
export const ContrastCheck = () =>
  titles.map(([theme, title]) => <ThemeCheck key={theme} theme={theme} title={title} />);
