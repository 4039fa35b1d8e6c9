import type { DatasetAnswer } from './dataset';
import type { FilterDefinition, Filters } from './filter';
import type { Edition, Manifest } from './manifest';

/** Themes of a picture. */
export const pictureThemes = ['light', 'dark', 'contrast'] as const;

/** The theme of a picture. */
export type PictureTheme = (typeof pictureThemes)[number];

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

/** Where cards get their data. */
export interface PictureSource {
  manifest: Manifest;
  /** Loads rows. Rejects with the error to answer with if the card cannot do without them. */
  load(request: RowsRequest): Promise<RowsAnswer>;
}

/** What is known of a card before its data. */
export interface PicturePlan {
  /** The rows that the card requests first. */
  requests: readonly RowsRequest[];
  /** Filter that the card requires and that is not set. Default: none. */
  missing?: FilterDefinition | undefined;
  /** Whether the card has a chart under these filters. */
  hasChart: boolean;
  /** The rows of its CSV file; absent without a table. */
  csv?: RowsRequest | undefined;
}

/** A picture in pixels or as text. */
export interface DrawnPicture {
  body: Buffer | string;
  /** The chart in words: title, sentence and source. */
  alternative: string;
  /** Editions that the card's rows come from. */
  editions: readonly Edition[];
}

/** Formats of a picture. */
export type PictureFormat = 'png' | 'svg';

/** Draws the cards of the elements without a browser. */
export interface Pictures {
  /** Tags by what they have. */
  tags: { chart: readonly string[]; csv: readonly string[] };
  /** Filters of a tag; undefined if there is no such tag. */
  filtersOf(tag: string): readonly FilterDefinition[] | undefined;
  /** Reads what a card would request and show. Requests nothing. */
  plan(request: PictureRequest, manifest: Manifest): PicturePlan;
  /** Draws a card; `scale` is the number of pixels of a PNG for each of its width. */
  draw(
    request: PictureRequest,
    source: PictureSource,
    output: { format: PictureFormat; scale: number },
  ): Promise<DrawnPicture>;
}
