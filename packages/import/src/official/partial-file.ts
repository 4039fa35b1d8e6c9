import { closeSync, openSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';

/**
 * Writes a partial copy from an offset on. Writes at once, so that a cut loses nothing that has
 * arrived.
 */
export class PartialFile extends Writable {
  private readonly descriptor: number;

  constructor(
    path: string,
    /** Number of bytes that the copy has. */
    public position: number,
  ) {
    super();
    this.descriptor = openSync(path, position > 0 ? 'r+' : 'w');
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    try {
      let written = 0;
      while (written < chunk.length) {
        written += writeSync(this.descriptor, chunk, written, undefined, this.position + written);
      }
      this.position += written;
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    closeSync(this.descriptor);
    done(error);
  }
}
