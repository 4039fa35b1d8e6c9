import { parentPort } from 'node:worker_threads';
import type { PictureHost, PictureWorker } from '@observatorio/contract';
import { createBirpc } from 'birpc';
import { listCards, planCard } from './plan-card';
import { elements } from './render-card';
import { settleCard } from './settle-card';
import { words } from './words';
import { writePng } from './write-png';
import { writeSvg } from './write-svg';

/*
 * Runs in a worker thread, since drawing a card takes up to a tenth of a second and would block the
 * server.
 */

const port = parentPort;
if (!port) throw new Error('This module must run in a worker thread.');

const worker: PictureWorker = {
  cards: listCards,
  plan: planCard,
  async draw(drawing, request, manifest, { format, scale }) {
    const declaration = elements.get(request.tag);
    if (!declaration) throw new RangeError(`Unknown card <${request.tag}>.`);
    const load = (rows: Parameters<PictureHost['load']>[1]) => host.load(drawing, rows);
    const { shown, editions } = await settleCard(declaration, request, { manifest, load });
    if (shown.failure) return shown.failure;
    const { title, description } = words(shown);
    const body =
      format === 'png'
        ? await writePng(declaration, shown, request, scale)
        : writeSvg(declaration, shown, request, { title, description });
    return { body, editions, alternative: `${title}. ${description}` };
  },
};

const host = createBirpc<PictureHost, PictureWorker>(worker, {
  post: (message) => port.postMessage(message),
  on: (listener) => port.on('message', listener),
  timeout: -1,
});
