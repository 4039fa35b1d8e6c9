let create = (): HTMLCanvasElement => document.createElement('canvas');

/** Creates a canvas outside the document. */
export const newCanvas = (): HTMLCanvasElement => create();

/**
 * Replaces the canvases of the browser, for use without a document. Call it before any text is
 * measured.
 */
export function setCanvasFactory(factory: () => HTMLCanvasElement): void {
  create = factory;
}
