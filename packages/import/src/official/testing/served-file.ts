/** A file on a test server. */
export interface ServedFile {
  content: Buffer;
  modified: Date;
  /** Size that the server announces. Default: the size of the content. */
  announced?: number;
  /** Media type that the server announces. Default: none. */
  type?: string;
}

/** A transfer that a test server made. */
export interface ServedTransfer {
  path: string;
  /** Offset at which it began. */
  from: number;
}

/** Files of a test server, by their path, and what goes wrong with them. */
export class ServedFiles {
  readonly files = new Map<string, ServedFile>();
  readonly transfers: ServedTransfer[] = [];
  /** Bytes after which each of the next transfers is cut. */
  cuts: number[] = [];

  put(path: string, content: string | Buffer, changes: Partial<ServedFile> = {}): void {
    const modified = new Date('2026-05-18T10:00:00Z');
    this.files.set(path, { content: Buffer.from(content as string), modified, ...changes });
  }

  /** Names directly below a folder; undefined if nothing is below it. */
  entriesOf(folder: string): { name: string; file?: ServedFile }[] | undefined {
    const prefix = folder.endsWith('/') ? folder : `${folder}/`;
    const names = new Map<string, ServedFile | undefined>();
    for (const [path, file] of this.files) {
      if (!path.startsWith(prefix)) continue;
      const [name = '', ...rest] = path.slice(prefix.length).split('/');
      names.set(name, rest.length === 0 ? file : undefined);
    }
    if (names.size === 0) return undefined;
    return [...names].map(([name, file]) => ({ name, ...(file ? { file } : {}) }));
  }

  /** Returns what to send of a file, and whether the connection is then cut. */
  transfer(path: string, from: number): { content: Buffer; isCut: boolean } {
    this.transfers.push({ path, from });
    const content = this.files.get(path)?.content.subarray(from) ?? Buffer.alloc(0);
    const cut = this.cuts.shift() ?? Number.POSITIVE_INFINITY;
    return { content: content.subarray(0, cut), isCut: cut < content.length };
  }
}
