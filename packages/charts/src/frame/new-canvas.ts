/** A canvas that is not in the page. */
export const newCanvas = (): HTMLCanvasElement => document.createElement('canvas');
