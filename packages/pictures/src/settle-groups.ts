import { defineDelayedDefaults, filters, graduateDefaults } from '@observatorio/bus';

/*
 * On a page, the cards of the graduate overview receive default filters after a delay. In a
 * picture, these apply immediately, except for the year: if none is set, the newest edition is
 * used.
 */

const { ano: _, ...defaults } = graduateDefaults.filters;

defineDelayedDefaults('graduate');
filters('graduate').setDefaults(defaults);
