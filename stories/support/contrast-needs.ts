import { contrast } from '@observatorio/ui/contrast';
import type { ThemeColors } from '@observatorio/ui/tokens';

/** Contrast that WCAG 2.2 AA requires between a colour and its background. */
export interface ContrastNeed {
  color: keyof ThemeColors;
  background: keyof ThemeColors;
  ratio: number;
  /** Description of where the pair occurs, in Portuguese. */
  words: string;
}

/** Pairs of colours that readers must be able to distinguish. */
const needs: readonly ContrastNeed[] = [
  { color: 'primary', background: 'raised', ratio: 4.5, words: 'Links e botões no cartão' },
  { color: 'primary', background: 'surface', ratio: 4.5, words: 'Links na página' },
  { color: 'on-primary', background: 'primary', ratio: 4.5, words: 'Texto dos botões' },
  { color: 'text', background: 'raised', ratio: 4.5, words: 'Texto no cartão' },
  { color: 'quiet', background: 'raised', ratio: 4.5, words: 'Texto secundário no cartão' },
  { color: 'danger', background: 'raised', ratio: 4.5, words: 'Erros' },
  { color: 'warning', background: 'raised', ratio: 4.5, words: 'Avisos e dados de demonstração' },
  { color: 'control', background: 'raised', ratio: 3, words: 'Contorno dos campos' },
  { color: 'focus', background: 'raised', ratio: 3, words: 'Anel de foco' },
];

/** Distinct colours of the pairs, in order. */
export const checkedColors: readonly (keyof ThemeColors)[] = [
  ...new Set(needs.flatMap(({ color, background }) => [color, background])),
];

/** A pair with its actual contrast. */
export interface ContrastResult extends ContrastNeed {
  found: number;
  isEnough: boolean;
}

/** Measures the contrast of every pair in a theme. */
export const measureContrast = (colors: ThemeColors): ContrastResult[] =>
  needs.map((need) => {
    const found = contrast(colors[need.color], colors[need.background]);
    return { ...need, found, isEnough: found >= need.ratio };
  });
