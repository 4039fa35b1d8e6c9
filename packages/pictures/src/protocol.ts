import type { AnsweredCard } from '@observatorio/cards';
import type { Manifest, PictureFormat, PictureRequest } from '@observatorio/contract';

/** Everything that a picture of a card shows. */
export interface PictureOrder extends Pick<AnsweredCard, 'answered' | 'names'> {
  request: PictureRequest;
  /** The API's editions. */
  manifest: Manifest;
}

/** Output format of a picture; `scale` is the number of PNG pixels per px of width. */
export interface PictureOutput {
  format: PictureFormat;
  scale: number;
}

/** A drawn picture: PNG bytes or SVG text. */
export interface DrawnPicture {
  body: Uint8Array | string;
  /** Text alternative for the picture. */
  alternative: string;
}

/** Methods of the thread that draws. */
export interface PictureWorker {
  /** Starts the thread; resolves once it can draw. */
  start(): void;
  draw(order: PictureOrder, output: PictureOutput): Promise<DrawnPicture>;
}
