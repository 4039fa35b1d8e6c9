import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type {
  DrawnPicture,
  LoadFailure,
  Manifest,
  PictureCard,
  PictureHost,
  PictureOutput,
  PicturePlan,
  PictureRequest,
  PictureWorker,
  RowsRequest,
  RowsResponse,
} from '@observatorio/contract';
import { createBirpc } from 'birpc';
import { ProblemError, unavailable } from './problem';

/** Data source for the cards of a drawing. */
export interface PictureSource {
  manifest: Manifest;
  load(request: RowsRequest): Promise<RowsResponse>;
}

/** Draws cards in a separate thread. */
export interface Pictures {
  cards(): Promise<readonly PictureCard[]>;
  plan(request: PictureRequest, manifest: Manifest): Promise<PicturePlan>;
  /** Draws a card. If rows that the card requires fail to load, rejects with their error. */
  draw(
    request: PictureRequest,
    source: PictureSource,
    output: PictureOutput,
  ): Promise<DrawnPicture>;
  /** Terminates the thread. */
  close(): Promise<void>;
}

/** A drawing in progress. */
interface Drawing {
  source: PictureSource;
  /** Errors thrown while loading the drawing's rows. */
  failures: unknown[];
}

/** A running thread. */
interface Thread {
  rpc: ReturnType<typeof createBirpc<PictureWorker, PictureHost>>;
  worker: Worker;
  /** The cards that the thread can draw; constant for its lifetime. */
  cards: Promise<readonly PictureCard[]>;
}

const notBuilt = 'As imagens ainda não foram construídas. Execute npm run build.';
const crashed = 'O desenho de imagens parou. Tente de novo em instantes.';

/**
 * Draws pictures with the bundle at a path. The worker thread starts on the first call, and
 * restarts after a crash. Crashes are reported to `onCrash`.
 */
export function picturesOf(
  bundle: string | undefined,
  onCrash: (error: unknown) => void = () => {},
): Pictures {
  const drawings = new Map<number, Drawing>();
  let count = 0;
  let running: Thread | undefined;

  const host: PictureHost = {
    async load(drawing, request) {
      const { source, failures } = drawings.get(drawing) ?? {};
      if (!source || !failures) throw new RangeError(`There is no drawing ${drawing}.`);
      try {
        return await source.load(request);
      } catch (error) {
        return { failure: failures.push(error) - 1 };
      }
    },
  };

  function start(path: string): Thread {
    const worker = new Worker(path);
    // The server may exit while a picture is being drawn.
    worker.unref();
    const rpc = createBirpc<PictureWorker, PictureHost>(host, {
      post: (message) => worker.postMessage(message, []),
      on: (listener) => worker.on('message', listener),
      // No timeout: the workload limits the time.
      timeout: -1,
    });
    worker.on('error', onCrash);
    worker.on('exit', () => {
      if (running?.worker === worker) running = undefined;
      rpc.$close(new ProblemError(unavailable(crashed)));
    });
    const cards = rpc.cards();
    // Callers handle the rejection.
    cards.catch(() => undefined);
    return { rpc, worker, cards };
  }

  function thread(): Thread {
    if (!bundle || !existsSync(bundle)) {
      throw new ProblemError(unavailable(notBuilt));
    }
    running ??= start(bundle);
    return running;
  }

  return {
    cards: async () => thread().cards,
    plan: async (request, manifest) => thread().rpc.plan(request, manifest),
    async draw(request, source, output) {
      const number = ++count;
      const drawing: Drawing = { source, failures: [] };
      drawings.set(number, drawing);
      try {
        const drawn = await thread().rpc.draw(number, request, source.manifest, output);
        return resultOf(drawn, drawing);
      } finally {
        drawings.delete(number);
      }
    },
    async close() {
      await running?.worker.terminate();
    },
  };
}

function resultOf(drawn: DrawnPicture | LoadFailure, { failures }: Drawing): DrawnPicture {
  if ('failure' in drawn) throw failures[drawn.failure];
  return drawn;
}
