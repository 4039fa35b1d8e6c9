import type { CardContext, ContentKind, Contents } from '@observatorio/cards';
import type { ComponentType } from 'react';

/** Props of a table's pager. */
export interface PagerState {
  /** Page of the shown rows, 1-based. */
  page: number;
  pageSize: number;
  pageSizes: readonly number[];
  /** Number of rows on all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** Props of a component that shows one kind of content. */
export interface ContentProps<Kind extends ContentKind> {
  content: Contents[Kind];
  context: CardContext;
  /** Title of the card. */
  title: string;
  /** Accessible name: title and summary. */
  label: string;
  /** Toggles a category; undefined if the card sets no filter or the filter is fixed. */
  onSelect: ((key: string) => void) | undefined;
  /** Replaces the selection. */
  onSelectAll: (keys: string[]) => void;
  /** Key that changes whenever the theme does. */
  themeKey: string;
  /** Level of headings inside the card. */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Props of the pager of paged rows. */
  pager: PagerState | undefined;
}

/** How elements show one kind of content. */
export interface ContentView<Kind extends ContentKind = any> {
  Component: ComponentType<ContentProps<Kind>>;
  /** Style sheets of the content. Default: none. */
  styles?: readonly string[];
}

/** Views of several kinds of content. */
export type ContentViews<Kind extends ContentKind = ContentKind> = {
  readonly [K in Kind]: ContentView<K>;
};
