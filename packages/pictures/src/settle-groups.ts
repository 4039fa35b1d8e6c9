import { defineDelayedDefaults, filters, graduateDefaults } from '@observatorio/bus';

/*
 * In a page, the cards of the graduate overview get default filters after a moment. A
 * picture has them at once, but for the year: without one, the newest answers.
 */

const { ano: _, ...defaults } = graduateDefaults.filters;

defineDelayedDefaults('graduate');
filters('graduate').setDefaults(defaults);
