import { defineDelayedDefaults } from '@observatorio/bus';
import type { Declaration } from '../base/declaration';
import { defineElement } from '../base/element';
import { catalogue as literal } from '../catalogue';

export const catalogue: readonly Declaration[] = literal;

export const cards = catalogue.filter(({ kind = 'card' }) => kind === 'card');

export const bars = catalogue.filter(({ kind }) => kind === 'filters');

for (const declaration of catalogue) {
  defineElement(declaration);
  // Removes the delayed defaults: each test sets its own filters.
  defineDelayedDefaults(declaration.area.family);
}
