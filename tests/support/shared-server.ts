import type { TestProject } from 'vitest/node';
import { startRealServer } from './real-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that all end-to-end tests read from. */
    origin: string;
  }
}

/** Starts one server for all end-to-end tests. Returns the function that stops it. */
export default async function startSharedServer({ provide }: TestProject) {
  const server = await startRealServer();
  provide('origin', server.origin);
  return () => server.close();
}
