/** A build of the library at a permanent address. */
export interface Release {
  id: string;
  /** Path of each file → its hash for Subresource Integrity. */
  files: Readonly<Record<string, string>>;
}

/** Time limit, in ms; the code then names the moving address. */
const TIMEOUT = 3000;

/** The newest release in a folder of the library. Undefined if it does not list any. */
export async function newestRelease(library: string): Promise<Release | undefined> {
  try {
    const response = await fetch(`${library}releases.json`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { releases } = (await response.json()) as { releases?: Release[] };
    const release = releases?.[0];
    return typeof release?.id === 'string' && release.files ? release : undefined;
  } catch {
    return undefined;
  }
}
