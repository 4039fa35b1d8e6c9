import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { DrawnPicture, PictureOrder, PictureOutput, PictureWorker } from './protocol';

/** The thread that draws pictures stopped; the next call starts another. */
export class PicturesUnavailableError extends Error {
  override readonly name = 'PicturesUnavailableError';
}

/** Draws cards in a separate thread. */
export interface Pictures {
  /** Starts the thread, so that the first picture does not wait for it. */
  start(): Promise<void>;
  /** Draws a card. Rejects with a PicturesUnavailableError if the thread stops meanwhile. */
  draw(order: PictureOrder, output: PictureOutput): Promise<DrawnPicture>;
  /** Terminates the thread. */
  close(): Promise<void>;
}

/** A running thread. */
interface Thread {
  rpc: ReturnType<typeof createBirpc<PictureWorker>>;
  worker: Worker;
}

const threadFile = new URL('./thread.mjs', import.meta.url);

/**
 * Draws pictures in a thread that starts on the first call, and restarts after a crash. Crashes are
 * reported to `onCrash`. `file` is the module of the thread.
 */
export function picturesOf(
  onCrash: (error: unknown) => void = () => {},
  file: URL = threadFile,
): Pictures {
  let running: Thread | undefined;

  function start(): Thread {
    const worker = new Worker(file);
    // The server may exit while a picture is being drawn.
    worker.unref();
    const rpc = createBirpc<PictureWorker>(
      {},
      {
        post: (message) => worker.postMessage(message, []),
        on: (listener) => worker.on('message', listener),
        // No timeout: the workload limits the time.
        timeout: -1,
      },
    );
    worker.on('error', onCrash);
    worker.on('exit', () => {
      if (running?.worker === worker) running = undefined;
      rpc.$close(new PicturesUnavailableError('The thread that draws pictures stopped.'));
    });
    return { rpc, worker };
  }

  const thread = (): Thread => (running ??= start());

  return {
    start: async () => thread().rpc.start(),
    draw: async (order, output) => thread().rpc.draw(order, output),
    async close() {
      await running?.worker.terminate();
    },
  };
}
