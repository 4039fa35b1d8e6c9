import { newCanvas } from '../canvas/new-canvas';
import { legendOf } from '../frame/canvas-legend';
import { readChartTheme } from '../frame/read-chart-theme';
import { type PictureTexts, pictureOf } from './picture';

export type { PictureTexts };

/**
 * Encodes a chart as a PNG with its legend and the given text, in the colours of its theme and at
 * the resolution of its canvas. Rejects if the browser cannot encode it.
 */
export function chartToPng(canvas: HTMLCanvasElement, texts: PictureTexts): Promise<Blob> {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = canvas.width / width;
  const whole = pictureOf({
    image: { height, draw: (context) => context.drawImage(canvas, 0, 0, width, height) },
    width,
    theme: readChartTheme(canvas),
    legend: legendOf(canvas),
    texts,
  });
  const picture = newCanvas();
  picture.width = Math.round(whole.width * ratio);
  picture.height = Math.round(whole.height * ratio);
  const context = picture.getContext('2d');
  if (!context) return Promise.reject(new Error('The browser has no 2D canvas context.'));
  context.scale(ratio, ratio);
  whole.draw(context);
  return new Promise((resolve, reject) => {
    picture.toBlob((blob) => {
      if (blob) resolve(blob);
      else
        reject(new Error(`The browser could not encode an image of ${width} × ${height} pixels.`));
    }, 'image/png');
  });
}
