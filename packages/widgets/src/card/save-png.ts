import type { PngOptions } from '@observatorio/charts/chart-to-png';

/** Downloads the chart of a card as a PNG. Does nothing if the card has no chart. */
export async function savePng(card: HTMLElement | null, options: PngOptions): Promise<void> {
  const canvas = card?.querySelector('canvas');
  if (!canvas) return;
  // Loaded on demand: few users download an image.
  const { chartToPng } = await import('@observatorio/charts/chart-to-png');
  const url = URL.createObjectURL(await chartToPng(canvas, options));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${options.title}.png`;
  link.click();
  URL.revokeObjectURL(url);
}
