import { expect, it } from 'vitest';
import { accentContrast, lookStyle } from './look';

it('writes the choices as custom properties of the theme', () => {
  expect(lookStyle({}, undefined)).toBe('');
  expect(lookStyle({ fonte: 'Rawline, sans-serif', raio: '4' }, 'light')).toBe(
    '--obs-font-family: Rawline, sans-serif; --obs-radius: 4px',
  );
  const light = lookStyle({ cor: '#1351b4' }, undefined);
  expect(light).toContain('--obs-light-color-primary: #1351b4; --obs-light-color-on-primary: #fff');
  expect(light).toContain('--obs-light-map-4: #1351b4; --obs-light-map-5: ');
  const dark = lookStyle({ cor: '#c5d4eb' }, 'dark');
  expect(dark).toContain('--obs-dark-color-primary: #c5d4eb; --obs-dark-color-on-primary: #06281a');
});

it('measures the contrast of an accent with the card of the theme', () => {
  expect(accentContrast('#ffffff', 'light')).toBe(1);
  expect(accentContrast('#1351b4', 'light')).toBeGreaterThan(4.5);
  expect(accentContrast('#1351b4', 'dark')).toBeLessThan(4.5);
});
