import { inject } from 'vitest';

// Waits for the server before the first test, to keep its start out of the tests' time limits.
const response = await fetch(`${inject('origin')}/health`);
if (!response.ok) throw new Error(`The server did not start. ${await response.text()}`);
