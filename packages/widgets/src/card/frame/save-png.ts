import type { PictureTexts } from '@observatorio/charts/chart-to-png';
import { fileName } from './file-name';

/** Label of the PNG entry in a card's menu. */
export const PNG_LABEL = 'Baixar imagem (PNG)';

/** Downloads a card's chart as a PNG named after `name`. Does nothing if the card has no chart. */
export async function savePng(
  card: HTMLElement | null,
  name: string,
  options: PictureTexts,
): Promise<void> {
  const canvas = card?.querySelector('canvas');
  if (!canvas) return;
  // Loaded on demand: few users download an image.
  const { chartToPng } = await import('@observatorio/charts/chart-to-png');
  const url = URL.createObjectURL(await chartToPng(canvas, options));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(name)}.png`;
  link.click();
  URL.revokeObjectURL(url);
}
