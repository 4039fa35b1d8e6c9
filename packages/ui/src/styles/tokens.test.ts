import { COMPETENCY_SHADES } from '@observatorio/domain';
import { describe, expect, it } from 'vitest';
import tagListSheet from '../figures/tag-list.css?inline';
import { contrast } from './contrast';
import { shades } from './shades';
import { themes } from './tokens';

const texts = ['text', 'quiet', 'primary', 'danger', 'warning', 'success'] as const;
const marks = ['control', 'focus'] as const;

describe.each(Object.entries(themes))('theme %s', (_name, colors) => {
  it.each(texts)('%s reaches 4.5:1 on both surfaces', (name) => {
    expect(contrast(colors[name], colors.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors[name], colors.raised)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s reaches 3:1 on the raised surface', (name) => {
    expect(contrast(colors[name], colors.raised)).toBeGreaterThanOrEqual(3);
  });

  it('has 4.5:1 text on the primary colour', () => {
    expect(contrast(colors['on-primary'], colors.primary)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(Object.entries(shades))('shades of theme %s', (theme, steps) => {
  it('pairs each fill with text of 4.5:1 contrast', () => {
    for (const { fill, text } of steps) {
      expect(contrast(fill, text), fill).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('orders fills by increasing contrast with the background', () => {
    const { raised } = themes[theme as keyof typeof themes];
    const distances = steps.map(({ fill }) => contrast(fill, raised));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(new Set(distances).size).toBe(9);
  });
});

it('has a tag list rule for each shade', () => {
  const numbers = [...tagListSheet.matchAll(/\.tag\[data-shade="(\d+)"\]/g)].map(
    (match) => match[1],
  );
  const all = Array.from({ length: COMPETENCY_SHADES }, (_, index) => String(index + 1));
  expect(numbers).toEqual(all);
});
