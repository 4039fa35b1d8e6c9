import type { PictureTexts } from '@observatorio/charts/picture';
import { rendering } from '../rendering';

/** Label that identifies the menu entry for saving the picture. */
export const PNG_LABEL = 'PNG';

/** Reports the picture's text instead of saving the picture. */
export async function savePng(_card: unknown, _name: string, texts: PictureTexts): Promise<void> {
  rendering().shown.texts ??= texts;
}
