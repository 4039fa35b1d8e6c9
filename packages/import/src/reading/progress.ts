import type { DuckDBConnection } from '@duckdb/node-api';

/** How far the reading of files has come. */
export interface Progress {
  file: string;
  /** 0 to 1, of the bytes of all files. */
  fraction: number;
  /** Rows read so far, of all files; of the file being read, an estimate. */
  rows: number;
  bytesPerSecond: number;
  secondsLeft: number;
}

export type OnProgress = (progress: Progress) => void;

const EVERY_MS = 1000;

/** Tells the progress of queries that read files one after the other. */
export class ReadingProgress {
  private readonly started = performance.now();
  private done = 0;
  private rows = 0;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly totalBytes: number,
    private readonly onProgress: OnProgress,
  ) {}

  /** Runs the query that reads `file`, telling each second how far it is. */
  async during<T extends { read: number }>(
    file: { name: string; bytes: number; bytesPerLine: number },
    read: () => Promise<T>,
  ): Promise<T> {
    const tell = (share: number, rows: number): void => {
      const bytes = this.done + file.bytes * share;
      const bytesPerSecond = bytes / ((performance.now() - this.started) / 1000);
      this.onProgress({
        file: file.name,
        fraction: bytes / this.totalBytes,
        rows: this.rows + rows,
        bytesPerSecond,
        secondsLeft: (this.totalBytes - bytes) / bytesPerSecond,
      });
    };
    const timer = setInterval(() => {
      // DuckDB says -1 while it does not know.
      const share = this.connection.progress.percentage / 100;
      if (share > 0) tell(share, Math.round((file.bytes * share) / file.bytesPerLine));
    }, EVERY_MS);
    try {
      const result = await read();
      tell(1, result.read);
      this.done += file.bytes;
      this.rows += result.read;
      return result;
    } finally {
      clearInterval(timer);
    }
  }
}
