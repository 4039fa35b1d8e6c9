import { type ThemeName, themes } from '@observatorio/ui/tokens';
import { expect, it } from 'vitest';
import { measureContrast } from '../../stories/support/contrast-needs';
import { exampleColors } from '../../stories/support/theming-example';

const tooWeak = (colors: Parameters<typeof measureContrast>[0]) =>
  measureContrast(colors).filter(({ isEnough }) => !isEnough);

it.each(Object.keys(themes) as ThemeName[])(
  'reaches AA contrast with the colours of the %s theme and of the example',
  (theme) => {
    expect(tooWeak(themes[theme])).toEqual([]);
    expect(tooWeak(exampleColors(theme))).toEqual([]);
  },
);

it('reports a colour with too little contrast', () => {
  const [weak] = tooWeak({ ...themes.dark, primary: '#1351B4' });
  expect(weak).toMatchObject({ color: 'primary', background: 'raised' });
  expect(weak?.found).toBeCloseTo(2.25, 1);
});
