import { inject } from 'vitest';

// Before the first test, so that no test's time limit includes the start of the server.
await fetch(`${inject('origin')}/health`);
