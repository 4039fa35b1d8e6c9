import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { describePicture } from './describe-picture';
import type { PictureWorker } from './protocol';
import { showCard } from './show-card';
import { writePng } from './write-png';
import { writeSvg } from './write-svg';

/*
 * Runs in a worker thread, since drawing a card takes up to a tenth of a second and would block the
 * server.
 */

const port = parentPort;
if (!port) throw new Error('This module must run in a worker thread.');

const worker: PictureWorker = {
  start: () => {},
  async draw(order, { format, scale }) {
    const shown = await showCard(order);
    const { title, description } = describePicture(shown);
    return {
      body:
        format === 'png'
          ? await writePng(shown, order.request, scale)
          : writeSvg(shown, order.request, { title, description }),
      alternative: `${title}. ${description}`,
    };
  },
};

createBirpc<Record<never, never>, PictureWorker>(worker, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
  timeout: -1,
});
