import type { ChartTheme } from '@observatorio/charts/specs';
import type { PictureTheme } from '@observatorio/contract';
import { chartPalettes } from '@observatorio/domain';
import { themes } from '@observatorio/ui/tokens';
import { FONT_FAMILY } from './fonts';

/** Returns the colours and font of a picture, from the same tokens as the elements. */
export function pictureTheme(name: PictureTheme): ChartTheme {
  const { text, quiet, line, raised } = themes[name];
  return { text, quiet, line, raised, ...chartPalettes[name], fontFamily: FONT_FAMILY };
}
