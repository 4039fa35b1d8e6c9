/** A build of the library at a permanent URL. */
export interface EmbedRelease {
  id: string;
  /** Path of each file → its hash for Subresource Integrity. */
  files: Readonly<Record<string, string>>;
}

/** Time limit, in ms, after which the code references the unversioned files. */
const TIMEOUT = 3000;

/** Returns the newest release in a library folder; undefined if none is listed. */
export async function newestRelease(library: string): Promise<EmbedRelease | undefined> {
  try {
    const response = await fetch(`${library}releases.json`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { releases } = (await response.json()) as { releases?: EmbedRelease[] };
    const release = releases?.[0];
    return typeof release?.id === 'string' && release.files ? release : undefined;
  } catch {
    return undefined;
  }
}
