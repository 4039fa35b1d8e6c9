import type { Writable } from 'node:stream';

/** A file on a server. */
export interface RemoteFile {
  address: URL;
  /** Name for the local copy. */
  name: string;
  /** Absent if the server does not state it. */
  bytes?: number | undefined;
  /** Time of the last change, or entity tag; differs between versions of the file. */
  version?: string | undefined;
}

/** An entry of a folder on a server. */
export interface RemoteEntry {
  address: URL;
  name: string;
  isFolder: boolean;
  bytes?: number | undefined;
}

/** Access to files by one protocol. All methods throw a RemoteFailure. */
export interface Remote {
  /** Lists a folder, whose address ends with a slash; undefined if the server lists none. */
  list(folder: URL): Promise<RemoteEntry[] | undefined>;
  /** Describes a file; undefined if it does not exist. Fails if the server shows a web page instead. */
  describe(file: URL): Promise<RemoteFile | undefined>;
  /**
   * Copies a file from an offset on. `open` receives the offset at which the copy really begins: 0 if
   * the server cannot resume or the file has changed.
   */
  read(file: RemoteFile, from: number, open: (start: number) => Writable): Promise<void>;
  close(): void;
}

export type FailureKind =
  | 'missing'
  /** The server sent a web page in place of a file. */
  | 'page'
  | 'login'
  | 'tls'
  | 'unreachable'
  | 'timeout'
  | 'interrupted'
  /** The server ended a transfer properly, but too early. */
  | 'short'
  | 'disk'
  | 'rejected';

/** Kinds that may pass if the request is repeated. */
const PASSING: readonly FailureKind[] = ['timeout', 'interrupted', 'short', 'unreachable'];

/** A request that failed. The message is in Portuguese, a clause without a full stop. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get mayPass(): boolean {
    return PASSING.includes(this.kind);
  }
}
