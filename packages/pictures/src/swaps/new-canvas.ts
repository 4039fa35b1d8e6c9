import { createCanvas } from '../canvas';

/** A canvas without a page. */
export const newCanvas = () => createCanvas(1, 1);
