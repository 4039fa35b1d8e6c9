import * as bus from '../../src/public-bus';
import type * as published from './bus';

// Fails to compile if the published types diverge from those of the bus.
bus satisfies typeof published;
