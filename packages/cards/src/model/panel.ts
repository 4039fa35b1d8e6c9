import type { Area, Filters } from '@observatorio/contract';
import type { CardRequest, TagName } from './card';
import type { Reserve } from './reserve';

/** An element of fields, lists and controls, whose content only a browser can show. */
export interface Panel<Tag extends TagName = TagName, Filter extends string = any> {
  tag: Tag;
  title: string;
  /** One sentence in Portuguese. */
  description: string;
  area: Area<Filter>;
  /** Whether the panel only sets filters, or shows rows as a card does. */
  kind: 'filters' | 'card';
  /** Whether a panel that sets filters includes its results or links to them. Default: false. */
  isWhole?: boolean;
  /** Space reserved before rendering. Default: that of a filter bar or of a card with a chart. */
  reserve?: Reserve;
  /** Request for the rows of the panel's CSV file. Default: it has none. */
  fileOf?(filters: Filters): CardRequest;
}

/** Declares a panel. */
export const panel = <Tag extends TagName, Filter extends string>(
  declared: Panel<Tag, Filter>,
): Panel<Tag, Filter> => declared;
