/*
 * Process of `buildSampleYears`: builds the samples of other years in the data directory that its
 * argument names.
 */
import { setPriority } from 'node:os';
import { ensureSampleYears } from './ensure';

const LOW_PRIORITY = 10;

process.on('disconnect', () => process.exit());
setPriority(LOW_PRIORITY);

const [dataDir = ''] = process.argv.slice(2);
await ensureSampleYears(dataDir);
process.disconnect();
