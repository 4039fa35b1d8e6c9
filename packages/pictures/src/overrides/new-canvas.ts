import { createCanvas } from '../canvas';

/** Creates a canvas without a document. */
export const newCanvas = () => createCanvas(1, 1);
