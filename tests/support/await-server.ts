import { inject } from 'vitest';

// Before the first test, so that no test's time limit includes the start of the server.
const response = await fetch(`${inject('origin')}/health`);
if (!response.ok) throw new Error(`The server did not start. ${await response.text()}`);
