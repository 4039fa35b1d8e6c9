import { defineFilters } from '@observatorio/bus';
import { groupFilters } from '@observatorio/contract';

export * from '@observatorio/bus';

// Runs on import, so a script's first write is validated even before any element exists.
for (const [family, filters] of Object.entries(groupFilters)) defineFilters(family, filters, true);
