import type { PngOptions } from '@observatorio/charts/chart-to-png';

/** Downloads the chart inside a card as a picture; does nothing while there is no chart. */
export async function savePng(card: HTMLElement | null, options: PngOptions): Promise<void> {
  const canvas = card?.querySelector('canvas');
  if (!canvas) return;
  // Wanted so rarely that no page should load it beforehand.
  const { chartToPng } = await import('@observatorio/charts/chart-to-png');
  const url = URL.createObjectURL(await chartToPng(canvas, options));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${options.title}.png`;
  link.click();
  URL.revokeObjectURL(url);
}
