/** Modules that the same entries load. */
export interface Part {
  name: string;
  modules: readonly string[];
  /** Size in bytes, compressed. */
  size: number;
  /** Names of the entries that load it. */
  users: ReadonlySet<string>;
  /** Names of the parts that it imports. */
  imports: readonly string[];
}

/** Entries that a page may load together, and how much that page counts. */
export interface PageKind {
  entries: readonly string[];
  weight: number;
}

/** Bytes of a request: its headers, and the imports and exports between chunks. */
const REQUEST = 500;

/** What a chunk costs besides its content: a compressor that starts anew finds fewer repetitions. */
const overhead = (size: number): number => REQUEST + Math.min(size / 4, 1000);

interface Chunk {
  parts: readonly Part[];
  size: number;
  /** Whether each page loads it. */
  loaded: readonly boolean[];
}

const importsOf = (chunk: Chunk, chunks: readonly Chunk[]): Chunk[] => {
  const names = new Set(chunk.parts.flatMap(({ imports }) => imports));
  return chunks.filter((each) => each !== chunk && each.parts.some(({ name }) => names.has(name)));
};

/** The chunks that a chunk imports, itself or through others. */
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

/** Weighted bytes of a chunk on the pages that load it. */
const costOf = (size: number, loaded: readonly boolean[], pages: readonly PageKind[]): number =>
  (size + overhead(size)) *
  pages.reduce((sum, { weight }, page) => (loaded[page] ? sum + weight : sum), 0);

/**
 * The chunks after two became one, which loads on the pages of both, as does what it imports.
 * Undefined if chunks would import each other in a circle.
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

/** All that pages load, in weighted bytes. */
const total = (chunks: readonly Chunk[], pages: readonly PageKind[]): number =>
  chunks.reduce((sum, { size, loaded }) => sum + costOf(size, loaded, pages), 0);

/** What a join saves at most: it may make pages load more of what the chunks import. */
function mostSaved(a: Chunk, b: Chunk, pages: readonly PageKind[]): number {
  const before = costOf(a.size, a.loaded, pages) + costOf(b.size, b.loaded, pages);
  return before - costOf(a.size + b.size, union(a.loaded, b.loaded), pages);
}

/** The chunks after the join that saves most; undefined if none saves anything. */
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
 * Joins parts to chunks, the best pair first, until no pair saves the pages anything. Returns the
 * modules of each chunk.
 */
export function planChunks(
  parts: readonly Part[],
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
