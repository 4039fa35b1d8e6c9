import { register } from 'tsx/esm/api';

// Threads do not inherit the loader of the server, which lets Node load TypeScript.
register();
await import('./worker.ts');
