import type { Chart } from '@observatorio/charts/specs';
import type { Message } from '@observatorio/contract';
import type {
  CompetencyTag,
  CountRow,
  LevelStep,
  NamedRating,
  SeriesBreak,
  YearLinks,
} from '@observatorio/domain';

/** A labelled figure. */
export interface Figure {
  name: string;
  value: string;
  /** Definition shown by a “?”. Default: none. */
  definition?: string | undefined;
  /** The same figure of each larger group, in words. Default: none. */
  compared?: readonly string[] | undefined;
}

/** A value relative to its maximum. */
export interface ShareOfWhole {
  label: string;
  value: number;
  /** Value of a full bar. Default: 100. */
  max?: number;
  /** Formatted value, such as `62,5%`. Default: none, where the label says it. */
  text?: string;
  /** Meaning of the value, in one sentence. */
  note?: string;
}

/** Content of a named fact. */
export type FactContent =
  | { kind: 'text'; text: string }
  | { kind: 'share'; share: ShareOfWhole }
  | { kind: 'tags'; tags: readonly CompetencyTag[] }
  | {
      kind: 'series';
      sentence: string;
      /** Warnings about the coverage of the series and its breaks; empty if there are none. */
      note: string;
      rows: readonly YearLinks[];
      breaks: readonly SeriesBreak[];
      partialYears: readonly number[];
      chart: Chart;
    };

/** A named fact; `content` is undefined if the fact is unknown. */
export interface Fact {
  name: string;
  content: FactContent | undefined;
}

/** A column of numbers of a selectable table. */
export interface FigureColumn<Row> {
  key: keyof Row & string;
  label: string;
  /** Narrowest table that shows the column. Default: any. */
  from?: 'medium' | 'wide';
  format(value: Row[keyof Row & string], row: Row): string;
}

/** A link to a page of the portal. */
export interface PageLink {
  label: string;
  href: string;
}

/** A named figure of a profession, or a text about it. */
interface ProfessionFigure {
  name: string;
  value?: string;
  detail?: string;
}

/** A profession with its figures and links. */
export interface Profession {
  key: string;
  title: string;
  href: string;
  level: LevelStep | undefined;
  sentence: string;
  figures: readonly ProfessionFigure[];
  /** Figures shown on demand. */
  more: readonly ProfessionFigure[];
  /** Links below the figures; one without `href` is plain text. */
  links: readonly { key: string; label: string; href: string | undefined }[];
}

/** An entry of a list of results. */
export interface ResultLine {
  key: string;
  title: string;
  href: string;
  lines: readonly string[];
  tags: readonly string[];
}

/** Everything that a card can contain, by kind. */
export interface Contents {
  chart: { chart: Chart };
  figures: {
    figures: readonly Figure[];
    note?: string;
    link?: PageLink;
    canCompare?: boolean;
  };
  /** Figures with a bar that relates one to its maximum. */
  range: { figures: readonly Figure[]; bar: ShareOfWhole | undefined; canCompare?: boolean };
  /** A table whose rows are sorted and selected by the reader. */
  selectable: {
    caption: string;
    /** Heading of the name column. */
    label: string;
    rows: readonly CountRow[];
    figures: readonly FigureColumn<any>[];
    /** Initial sort column, largest first. */
    sortBy: string;
    /** Available page sizes; the first is the default. Default: those of the table. */
    pageSizes?: readonly number[];
    /** Whether a checkbox selects all rows. Default: true. */
    canSelectAll?: boolean;
  };
  /** A page of a table that the server pages. */
  paged: {
    caption: string;
    columns: readonly { label: string; numeric?: boolean }[];
    rows: readonly { key: string | null; cells: readonly string[]; href?: string }[];
    /** Whether the table may be wider than the card. Default: false. */
    isWide?: boolean;
  };
  facts: {
    facts: readonly Fact[];
    /** Shown after the names of the unknown facts. */
    missing: { title?: string; text: string };
  };
  ratings: { label: string; ratings: readonly NamedRating[]; max: number };
  /** Ratings on the back of a card that flips. */
  flip: {
    name: string;
    icon: 'knowledge' | 'skills' | 'attitudes';
    front: string;
    label: string;
    ratings: readonly NamedRating[];
    max: number;
  };
  level: { steps: readonly LevelStep[]; level: number };
  genders: { rows: readonly CountRow[] };
  star: { center: string; nodes: readonly { key: string; label: string; href: string }[] };
  professions: { linksTitle: string; professions: readonly Profession[]; method: PageLink };
  /** A list of links of which only the first ones are shown until the reader asks for all. */
  results: { label: string; results: readonly ResultLine[]; first: number; more: string };
  notice: { title: string; text: string; link?: PageLink };
  /** One line, to which the whole card shrinks. */
  message: { message: Message };
}

/** Contents that every card may show instead of its own. */
type Instead = 'notice' | 'message';

/** Kind of a card's content. */
export type ContentKind = Exclude<keyof Contents, Instead>;

/** Content of a card, or of a notice or message in place of it. */
export type Content<Kind extends ContentKind = ContentKind> = {
  [K in Kind | Instead]: { kind: K } & Contents[K];
}[Kind | Instead];
