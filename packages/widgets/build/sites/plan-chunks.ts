/** Modules loaded by the same set of entries. */
export interface ChunkPart {
  name: string;
  modules: readonly string[];
  /** Compressed size in bytes. */
  size: number;
  /** Names of the entries that load the part. */
  users: ReadonlySet<string>;
  /** Names of the parts that this one imports. */
  imports: readonly string[];
}

/** A kind of page: the entries it loads together, and its weight. */
export interface PageKind {
  entries: readonly string[];
  weight: number;
}

/** Overhead of a request in bytes: its headers, and the imports and exports between chunks. */
const REQUEST = 500;

/**
 * Overhead of a chunk in bytes. Includes lost compression, because each chunk is compressed alone.
 */
const overhead = (size: number): number => REQUEST + Math.min(size / 4, 1000);

interface Chunk {
  parts: readonly ChunkPart[];
  size: number;
  /** Whether each page loads the chunk, by page index. */
  loaded: readonly boolean[];
}

const importsOf = (chunk: Chunk, chunks: readonly Chunk[]): Chunk[] => {
  const names = new Set(chunk.parts.flatMap(({ imports }) => imports));
  return chunks.filter((each) => each !== chunk && each.parts.some(({ name }) => names.has(name)));
};

/** Chunks that a chunk imports, directly or transitively. */
function importedBy(chunk: Chunk, chunks: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  for (const each of importsOf(chunk, chunks)) {
    if (found.has(each)) continue;
    found.add(each);
    importedBy(each, chunks, found);
  }
  return found;
}

const union = (a: readonly boolean[], b: readonly boolean[]): readonly boolean[] =>
  a.map((isLoaded, page) => isLoaded || Boolean(b[page]));

/** Weighted bytes of a chunk across the pages that load it. */
const costOf = (size: number, loaded: readonly boolean[], pages: readonly PageKind[]): number =>
  (size + overhead(size)) *
  pages.reduce((sum, { weight }, page) => (loaded[page] ? sum + weight : sum), 0);

/**
 * Returns the chunks after merging two. The merged chunk and its imports load on the pages of both.
 * Returns undefined if the merge would create an import cycle.
 */
function join(a: Chunk, b: Chunk, chunks: readonly Chunk[]): readonly Chunk[] | undefined {
  const loaded = union(a.loaded, b.loaded);
  const imported = new Set([...importedBy(a, chunks), ...importedBy(b, chunks)]);
  const others = [...imported].filter((each) => each !== a && each !== b);
  const isCircle = others.some((each) => {
    const further = importedBy(each, chunks);
    return further.has(a) || further.has(b);
  });
  if (isCircle) return undefined;
  const rest = chunks
    .filter((each) => each !== a && each !== b)
    .map((each) => (imported.has(each) ? { ...each, loaded: union(each.loaded, loaded) } : each));
  return [...rest, { parts: [...a.parts, ...b.parts], size: a.size + b.size, loaded }];
}

/** Weighted bytes of all chunks across the pages. */
const total = (chunks: readonly Chunk[], pages: readonly PageKind[]): number =>
  chunks.reduce((sum, { size, loaded }) => sum + costOf(size, loaded, pages), 0);

/** Upper bound on a merge's savings: the merge may also make pages load more imports. */
function mostSaved(a: Chunk, b: Chunk, pages: readonly PageKind[]): number {
  const before = costOf(a.size, a.loaded, pages) + costOf(b.size, b.loaded, pages);
  return before - costOf(a.size + b.size, union(a.loaded, b.loaded), pages);
}

/** Returns the chunks after the merge that saves the most; undefined if no merge saves anything. */
function bestJoin(
  chunks: readonly Chunk[],
  pages: readonly PageKind[],
): readonly Chunk[] | undefined {
  const pairs = chunks
    .flatMap((a, index) =>
      chunks.slice(index + 1).map((b) => ({ a, b, most: mostSaved(a, b, pages) })),
    )
    .filter(({ most }) => most > 0)
    .toSorted((x, y) => y.most - x.most);
  const now = total(chunks, pages);
  let best: readonly Chunk[] | undefined;
  let saved = 0;
  for (const { a, b, most } of pairs) {
    if (most <= saved) break;
    const next = join(a, b, chunks);
    const bytes = next ? now - total(next, pages) : 0;
    if (bytes > saved) [best, saved] = [next, bytes];
  }
  return best;
}

/**
 * Merges parts into chunks, best pair first, until no merge saves any bytes. Returns the modules of
 * each chunk.
 */
export function planChunks(
  parts: readonly ChunkPart[],
  pages: readonly PageKind[],
): (readonly string[])[] {
  let chunks: readonly Chunk[] = parts.map((part) => ({
    parts: [part],
    size: part.size,
    loaded: pages.map(({ entries }) => entries.some((entry) => part.users.has(entry))),
  }));
  for (let next = bestJoin(chunks, pages); next; next = bestJoin(chunks, pages)) chunks = next;
  return chunks.map((chunk) => chunk.parts.flatMap(({ modules }) => modules));
}
