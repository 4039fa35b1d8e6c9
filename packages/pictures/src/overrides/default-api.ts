/** Pictures use the server's own API, so URLs are relative. */
export const defaultApi = (): string => '';

/** Returns the address unchanged, since URLs in pictures are relative to the server. */
export const absoluteApi = (api: string): string => api;
