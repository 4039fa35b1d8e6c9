import { type ThemeColors, type ThemeName, themes } from '@observatorio/ui/tokens';

/** Colours of the example theme that differ from the defaults. */
const chosen: Readonly<Record<ThemeName, Partial<ThemeColors>>> = {
  light: { primary: '#1351B4' },
  dark: { primary: '#8AB4F8', 'on-primary': '#0B1F3F' },
  contrast: {},
};

/** All colours of a theme with the example's overrides applied. */
export const exampleColors = (theme: ThemeName): ThemeColors => ({
  ...themes[theme],
  ...chosen[theme],
});

const lines = (Object.keys(chosen) as ThemeName[]).flatMap((theme) =>
  Object.entries(chosen[theme]).map(
    ([name, value]) => `  --obs-${theme}-color-${name}: ${value.toLowerCase()};`,
  ),
);

/** CSS of a page that overrides the elements' colours, font and corner radius. */
export const themingExample = `:root {
${lines.join('\n')}
  --obs-font-family: Rawline, sans-serif;
  --obs-radius: 4px;
}

labour-map::part(card) {
  box-shadow: none;
}`;
