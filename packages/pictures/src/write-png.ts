import type { PictureRequest } from '@observatorio/contract';
import { createCanvas } from './canvas';
import { drawChart } from './draw-chart';
import { layOut } from './lay-out';
import type { ShownCard } from './show-card';

/** Draws a card as a PNG with `scale` image pixels per CSS pixel. */
export async function writePng(
  shown: ShownCard,
  request: PictureRequest,
  scale: number,
): Promise<Buffer> {
  const picture = layOut(shown, request, (context, chart) => {
    const canvas = createCanvas(chart.width, chart.height);
    drawChart(canvas, chart, scale);
    const image = canvas as unknown as HTMLCanvasElement;
    context.drawImage(image, 0, 0, chart.width, chart.height);
  });
  const sheet = createCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = sheet.getContext('2d');
  context.scale(scale, scale);
  picture.draw(context as unknown as CanvasRenderingContext2D);
  return sheet.encode('png');
}
