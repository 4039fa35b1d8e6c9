import type { AreaName } from './areas';
import type { DatasetAnswer } from './dataset';
import type { Filters } from './filter';
import type { Edition, Manifest } from './manifest';

/** Themes of a picture. */
export const pictureThemes = ['light', 'dark', 'contrast'] as const;

/** The theme of a picture. */
export type PictureTheme = (typeof pictureThemes)[number];

/** Formats of a picture. */
export type PictureFormat = 'png' | 'svg';

/** A card to draw. */
export interface PictureRequest {
  /** Tag of its element. */
  tag: string;
  filters: Filters;
  theme: PictureTheme;
  /** Title in place of the card's own. */
  heading?: string | undefined;
  /** In pixels, margins included. */
  width: number;
}

/** The rows of one endpoint under filters. */
export interface RowsRequest {
  path: string;
  filters: Filters;
}

/** Rows with the editions that they come from. */
export interface RowsAnswer extends DatasetAnswer<any> {
  editions: readonly Edition[];
}

/** Rows that could not be loaded; its host knows the error of this number. */
export interface LoadFailure {
  failure: number;
}

/** An element of the catalogue; filter bars have no picture. */
export interface PictureCard {
  tag: string;
  area: AreaName;
  /** Names of its filters. */
  filters: readonly string[];
  hasChart: boolean;
  /** Whether its menu offers a CSV file. */
  hasCsv: boolean;
}

/** What is known of a card before its data. */
export interface PicturePlan {
  /** The rows that the card requests first. */
  requests: readonly RowsRequest[];
  /** Name of the filter that the card requires and that is not set. Default: none. */
  missing?: string | undefined;
  /** The rows of its CSV file; absent without one. */
  csv?: RowsRequest | undefined;
}

/** How a picture is written; `scale` is the number of pixels of a PNG for each of its width. */
export interface PictureOutput {
  format: PictureFormat;
  scale: number;
}

/** A picture, in pixels or as text. */
export interface DrawnPicture {
  body: Uint8Array | string;
  /** The picture in words. */
  alternative: string;
  /** Editions that the card's rows come from. */
  editions: readonly Edition[];
}

/** The worker that draws the cards of the elements without a browser. */
export interface PictureWorker {
  cards(): readonly PictureCard[];
  /** Reads what a card would request. Loads nothing. */
  plan(request: PictureRequest, manifest: Manifest): PicturePlan;
  /** Draws a card. Its host loads the rows, and knows the drawing by its number. */
  draw(
    drawing: number,
    request: PictureRequest,
    manifest: Manifest,
    output: PictureOutput,
  ): Promise<DrawnPicture | LoadFailure>;
}

/** The thread that the worker serves. */
export interface PictureHost {
  /** Loads rows for a drawing. */
  load(drawing: number, request: RowsRequest): Promise<RowsAnswer | LoadFailure>;
}
