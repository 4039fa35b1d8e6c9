import type { DuckDBConnection } from '@duckdb/node-api';
import { formatCount, formatMillions } from '@observatorio/language';

/** Progress while reading a set of files. */
export interface Progress {
  file: string;
  /** Share of the bytes of all files, from 0 to 1. */
  fraction: number;
  /** Rows read so far in all files; estimated for the file being read. */
  rows: number;
  bytesPerSecond: number;
  secondsLeft: number;
}

/** Formats a rate in bytes per second, never as zero: 27180 → `28 KB/s`, 245370000 → `245,4 MB/s`. */
export const formatRate = (bytesPerSecond: number): string =>
  bytesPerSecond < 1e6
    ? `${formatCount(Math.ceil(bytesPerSecond / 1e3))} KB/s`
    : `${formatMillions(bytesPerSecond)} MB/s`;

/** Called about once per second. */
export type OnProgress = (progress: Progress) => void;

const EVERY_MS = 1000;

/** Reports the progress of queries that read files sequentially. */
export class ReadingProgress {
  private readonly started = performance.now();
  private done = 0;
  private rows = 0;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly totalBytes: number,
    private readonly onProgress: OnProgress,
  ) {}

  /** Runs the query that reads `file`, reporting its progress every second. */
  async track<T extends { read: number }>(
    file: { name: string; bytes: number; bytesPerLine: number },
    read: () => Promise<T>,
  ): Promise<T> {
    const report = (share: number, rows: number): void => {
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
    let share = 0;
    const timer = setInterval(() => {
      // -1 if DuckDB has no estimate yet; the checks after the reading begin at 0 again.
      share = Math.max(share, this.connection.progress.percentage / 100);
      if (share > 0) report(share, Math.round((file.bytes * share) / file.bytesPerLine));
    }, EVERY_MS);
    try {
      const result = await read();
      report(1, result.read);
      this.done += file.bytes;
      this.rows += result.read;
      return result;
    } finally {
      clearInterval(timer);
    }
  }
}
