import { inject } from 'vitest';

// Waits for the server before the first test, so that its start does not count towards the tests'
// timeouts.
const response = await fetch(`${inject('origin')}/health`);
if (!response.ok) throw new Error(`The server did not start. ${await response.text()}`);
