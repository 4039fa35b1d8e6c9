import type { Card, CardRequest, TagName } from '@observatorio/cards';
import type {
  AnyDataset,
  Area,
  AreaName,
  FilterDefinition,
  Filters,
  SourceName,
} from '@observatorio/contract';
import type { MenuGroup } from './menu-groups';

/** A card of any area. */
export type AnyCard = Card;

/** An element of a page: a card, or a panel by its tag name. */
export interface PageTag {
  card: AnyCard | { tag: TagName };
  /** CSS classes, such as its columns in the grid. Default: the whole row. */
  class?: string;
  /** Heading in place of the card's title; empty for none. Default: the title. */
  heading?: string;
}

/** A group of tags, in a grid of twelve columns. */
export interface Section {
  /** Default: none, and the tags' headings are one level higher. */
  heading?: string;
  /** Sentence below the heading. Default: none. */
  lead?: string;
  tags: readonly PageTag[];
  /** Tag in a column next to the grid. Default: none. */
  panel?: PageTag;
}

/** Place of a page in the menus. */
interface MenuPlace {
  group: MenuGroup;
  /** Default: the title of the page. */
  label?: string;
  /** Position in the main menu, 1-based. Default: only in the side menu. */
  position?: number;
}

/** A question that the page of an area answers. */
export interface NextQuestion {
  to: AreaName;
  question: string;
  /** The answer in one sentence. */
  answer: string;
  /**
   * Parameter that passes the current occupation, and nothing else. Default: the current place, level
   * of education and occupation are passed by their own names.
   */
  occupationAs?: string;
}

/** The one thing that a page is about if its URL names it, such as an occupation. */
export interface Subject {
  /** Kind, for the notice about a subject that does not exist. */
  kind: 'ocupacao' | 'curso' | `filtro ${string}`;
  /** Filter of the page that names the subject. */
  filter: FilterDefinition;
  /** Whether the filter may name several. Default: false. */
  takesSeveral?: boolean;
  /** Dataset with a row about the subject; empty if the subject does not exist. */
  dataset: AnyDataset;
  /** Filter of the dataset. Default: that of the page. */
  datasetFilter?: string;
  /** Title of a page about the subject. Default: that of the page. */
  title?: {
    /** Fields of the row with the subject's name and a text about it. */
    name: string;
    text: string;
    /** Second half of the title: `Médico clínico: salário e escolaridade`. */
    after: string;
  };
  /**
   * Any subject's code, if the HTML of a page about a subject differs from that of the page without
   * one. Its heading is then the subject's name, and its lead the text. Default: it does not differ.
   */
  example?: string;
}

/** Another form of a page, which a parameter of its URL selects. */
export interface PageVariant {
  parameter: string;
  title: string;
  lead: string;
}

/** Pages below the path of another, whose content the server writes. */
export interface PagesBelow {
  /** Name of the HTML file and of the layout, without extension. */
  layout: string;
  /** Path of one of them. */
  example: string;
  /** Areas that register the elements of the pages. */
  elements: readonly AreaName[];
}

/** The part of a page's declaration that the browser uses too. */
export interface PageData {
  /** The name after the slash is also that of the declaration's file and of the layout's, if any. */
  path: string;
  title: string;
  /** One sentence for search engines and link previews. */
  description: string;
  /** Sentence below the title. Default: the layout has its own. */
  lead?: string;
  /** Other words by which the search finds the page. Default: it does not find the page. */
  words?: readonly string[];
  /** Default: in no menu. */
  menu?: MenuPlace;
  /** Area whose filters are in the page's URL. Default: none. */
  area?: Pick<Area, 'family'>;
  /** Area that registers the page's elements. Default: that of the filters. */
  elements?: AreaName;
  /** Sources of the page's data. Default: the area's. */
  sources?: readonly SourceName[];
  /** Tags of the page, which a layout may arrange differently. Default: none. */
  sections?: readonly Section[];
  /** Questions that other pages answer. Default: none. */
  next?: readonly NextQuestion[];
  subject?: Pick<Subject, 'kind' | 'title'> & {
    filter: Pick<FilterDefinition, 'name'>;
    dataset: Pick<AnyDataset, 'id'>;
  };
  variant?: PageVariant;
}

/** The declaration of a page: everything that follows from the page itself. */
export interface Page extends PageData {
  area?: Area<any>;
  subject?: Subject;
  /** Options that list every value of the page's filters. Default: only places are checked. */
  filterLists?: AnyDataset;
  /**
   * Whether the page reads its whole query string and reports the errors in it; its prerendered HTML
   * is that without one. Default: false.
   */
  readsQuery?: boolean;
  /** Filters that a page opened without any chooses itself. Default: none. */
  start?: {
    options: AnyDataset;
    isNew(filters: Filters): boolean;
    filtersOf(options: readonly any[]): Filters;
  };
  /**
   * Elements that represent the page in a small space, best first. It is represented by the first
   * one that accepts all of its filters. Default: none.
   */
  standIns?: readonly PageTag['card'][];
  /** Card whose headline opens the page, inside its first tag, until the scripts run. Default: none. */
  headline?: AnyCard;
  /**
   * First requests besides those of the cards and the filter bar, under the filters in effect.
   * Default: none.
   */
  requests?(filters: Filters): readonly CardRequest[];
  /** Requests whose totals the page shows as numbers, in order. Default: none. */
  numbers?(): readonly CardRequest[];
  /** Pages below its path. Default: none. */
  below?: PagesBelow;
  /** Whether the page first requests the manifest. Default: if it has an area. */
  needsManifest?: boolean;
}

/** Whether a tag is a card, and not a panel. */
export const isCard = (card: PageTag['card']): card is AnyCard => 'variantOf' in card;
