import type { Area, Filters } from '@observatorio/contract';
import type { CardRequest, TagName } from './card';
import type { Reserve } from './reserve';

/** A field of a filter bar, with the options of its filter. */
interface BarField<Filter extends string> {
  filter: Filter;
  label: string;
  /** Label of no choice, such as `Todos`. */
  all: string;
  /** Whether the field searches its options, as those of a long list. Default: false. */
  isSearch?: boolean;
  /** Whether the field is there only while its filter has options. Default: false. */
  isOptional?: boolean;
  /** Whether the first option is chosen if none is, once they arrive. Default: false. */
  takesFirst?: boolean;
}

/** A filter bar that is no more than fields. */
export interface Bar<Filter extends string = any> {
  fields: readonly BarField<Filter>[];
  /** Text shown when no filter is set. */
  none: string;
}

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
  /** Fields of a filter bar. Default: the bar has a component of its own. */
  bar?: Bar<Filter>;
  /** Space reserved before rendering. Default: that of a filter bar or of a card with a chart. */
  reserve?: Reserve;
  /** Request for the rows of the panel's CSV file. Default: it has none. */
  fileOf?(filters: Filters): CardRequest;
}

/** Declares a panel. */
export const panel = <Tag extends TagName, Filter extends string>(
  declared: Panel<Tag, Filter>,
): Panel<Tag, Filter> => declared;
