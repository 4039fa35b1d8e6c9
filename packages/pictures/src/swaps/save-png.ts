import type { PictureTexts } from '@observatorio/charts/picture';
import { rendering } from '../rendering';

/** Marks the entry of the menu that saves the picture. */
export const PNG_LABEL = 'PNG';

/** Reports the texts of the picture. */
export async function savePng(_card: unknown, _name: string, texts: PictureTexts): Promise<void> {
  rendering().shown.texts ??= texts;
}
