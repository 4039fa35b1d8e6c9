import { defineDelayedDefaults, filters, graduateDefaults } from '@observatorio/bus';

/*
 * On a page, the cards of the graduate overview receive default filters after a delay. In a
 * picture, these apply immediately.
 */

defineDelayedDefaults('graduate');
filters('graduate').setDefaults(graduateDefaults.filters);
