import type { Filters } from '../kit/filter';

/** Available picture themes. */
export const pictureThemes = ['light', 'dark', 'contrast'] as const;

/** Theme of a picture. */
export type PictureTheme = (typeof pictureThemes)[number];

/** Image format of a picture. */
export type PictureFormat = 'png' | 'svg';

/** Request for the picture of a card. */
export interface PictureRequest {
  /** Tag name of the card's element. */
  tag: string;
  filters: Filters;
  theme: PictureTheme;
  /** Overrides the card's title. */
  heading?: string | undefined;
  /** Width in px, including margins. */
  width: number;
}

/** Request for the rows of an endpoint with these filters. */
export interface RowsRequest {
  path: string;
  filters: Filters;
}
