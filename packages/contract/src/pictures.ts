import type { AreaName } from './areas';
import type { DatasetResponse } from './dataset';
import type { Filters } from './filter';
import type { Edition, Manifest } from './manifest';

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

/** Rows and the editions they are based on. */
export interface RowsResponse extends DatasetResponse<any> {
  editions: readonly Edition[];
}

/** Failure to load rows; the number identifies the error on the host. */
export interface LoadFailure {
  failure: number;
}

/** An element of the catalogue. Filter bars have neither a chart nor a CSV file. */
export interface PictureCard {
  tag: string;
  area: AreaName;
  /** Names of the card's filters. */
  filters: readonly string[];
  hasChart: boolean;
  /** Whether the card's menu offers a CSV file. */
  hasCsv: boolean;
}

/** Information about a card that is available before its data load. */
export interface PicturePlan {
  /** Rows that the card requests first. */
  requests: readonly RowsRequest[];
  /** Name of a required filter that is not set. Default: none. */
  missing?: string | undefined;
  /** Rows of the card's CSV file, if it has one. */
  csv?: RowsRequest | undefined;
}

/** Output format of a picture; `scale` is the number of PNG pixels per px of width. */
export interface PictureOutput {
  format: PictureFormat;
  scale: number;
}

/** A drawn picture: PNG bytes or SVG text. */
export interface DrawnPicture {
  body: Uint8Array | string;
  /** Text alternative for the picture. */
  alternative: string;
  /** Editions of the card's rows. */
  editions: readonly Edition[];
}

/** Methods of the worker, which draws cards without a browser. */
export interface PictureWorker {
  cards(): readonly PictureCard[];
  /** Determines the rows that a card would request, without loading anything. */
  plan(request: PictureRequest, manifest: Manifest): PicturePlan;
  /**
   * Draws a card. The number `drawing` identifies the drawing in calls to the host, which loads the
   * rows.
   */
  draw(
    drawing: number,
    request: PictureRequest,
    manifest: Manifest,
    output: PictureOutput,
  ): Promise<DrawnPicture | LoadFailure>;
}

/** Methods that the worker calls on its host thread. */
export interface PictureHost {
  /** Loads rows for a drawing. */
  load(drawing: number, request: RowsRequest): Promise<RowsResponse | LoadFailure>;
}
