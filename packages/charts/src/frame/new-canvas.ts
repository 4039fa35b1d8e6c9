/** Creates a canvas outside the document. */
export const newCanvas = (): HTMLCanvasElement => document.createElement('canvas');
