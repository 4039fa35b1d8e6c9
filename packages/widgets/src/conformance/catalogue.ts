import { defineDelayedDefaults } from '@observatorio/bus';
import type { Declaration } from '../base/declaration';
import { defineElement } from '../base/element';
import { catalogue as literal } from '../catalogue';

export const testedCatalogue: readonly Declaration[] = literal;

export const cards = testedCatalogue.filter(({ kind = 'card' }) => kind === 'card');

export const filterBars = testedCatalogue.filter(({ kind }) => kind === 'filters');

for (const declaration of testedCatalogue) {
  defineElement(declaration);
  // Removes the delayed defaults: each test sets its own filters.
  defineDelayedDefaults(declaration.area.family);
}
