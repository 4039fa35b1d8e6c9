import { contrast } from '@observatorio/ui/contrast';
import { type ThemeColors, type ThemeName, themes } from '@observatorio/ui/tokens';
import { useState } from 'react';

/** The contrast that a colour needs with its background. */
interface Need {
  color: keyof ThemeColors;
  background: keyof ThemeColors;
  ratio: number;
  words: string;
}

/** What pages most often change, and where it is read. */
const needs: readonly Need[] = [
  { color: 'primary', background: 'raised', ratio: 4.5, words: 'Links e botões no cartão' },
  { color: 'on-primary', background: 'primary', ratio: 4.5, words: 'Texto dos botões' },
  { color: 'text', background: 'raised', ratio: 4.5, words: 'Texto no cartão' },
  { color: 'quiet', background: 'raised', ratio: 4.5, words: 'Texto secundário no cartão' },
  { color: 'control', background: 'raised', ratio: 3, words: 'Contorno dos campos' },
];

const fields = ['primary', 'on-primary', 'raised', 'text', 'quiet', 'control'] as const;

const themeNames: readonly [ThemeName, string][] = [
  ['light', 'Claro'],
  ['dark', 'Escuro'],
];

const inWords = (ratio: number): string =>
  `${ratio.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}:1`;

function ThemeCheck({ theme, title }: { theme: ThemeName; title: string }) {
  const [colors, setColors] = useState<ThemeColors>(themes[theme]);
  return (
    <fieldset>
      <legend>{title}</legend>
      {fields.map((name) => (
        <label key={name} style={{ marginRight: 16 }}>
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
      <ul>
        {needs.map(({ color, background, ratio, words }) => {
          const found = contrast(colors[color], colors[background]);
          return (
            <li key={words}>
              {words}: {inWords(found)}
              {found < ratio && <strong> Pouco: precisa de {inWords(ratio)}.</strong>}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Shows the contrast of the colours that a designer chooses, in the light and the dark theme. */
export const ContrastCheck = () =>
  themeNames.map(([theme, title]) => <ThemeCheck key={theme} theme={theme} title={title} />);
