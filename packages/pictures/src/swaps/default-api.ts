/** The server itself. */
export const defaultApi = (): string => '';

/** Addresses in pictures are relative to the server. */
export const absoluteApi = (api: string): string => api;
