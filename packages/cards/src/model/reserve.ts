/** Space reserved for an element before it renders, to prevent layout shift. */
export interface Reserve {
  /** Minimum element width in px, starting at 0 → height in px, including the chart. */
  heights: Readonly<Record<number, number>>;
  /** Whether the height includes a chart; `--obs-chart-height` overrides the chart's height. */
  hasChart?: boolean;
  /** Height of the summary and the filters on a phone-width card, in px. Default: 95. */
  context?: number;
  /** Alternative space for elements that match `attributes`, a CSS selector. */
  variant?: { attributes: string; reserve: Reserve };
}

/** Default height of a chart, in px; lower in phone-width windows. */
export const CHART_HEIGHT = 320;

/** Width of a card on a phone, in px. */
export const PHONE_WIDTH = 254;

/** Breakpoints of the card width, in px, at which its text wraps to fewer lines. */
const SMALL = 174;
const MEDIUM = 474;
const WIDE = 754;

/** Heights of a card that may be narrower than a phone, such as one of two in a row, in px. */
const heightsBelowPhone = (px: number) => ({ 0: px + 287, [SMALL]: px + 121, [PHONE_WIDTH]: px });

/** Height of a line of text, in px. */
const LINE = 21;

/**
 * Reserved height for a chart card, with `extra` px added to the chart's height; `titleLines` and
 * `lines` are the line counts of the title and the summary on a phone.
 */
export const chartReserve = (
  extra = 0,
  narrowExtra = extra,
  { titleLines = 1, lines = 3 } = {},
): Reserve => ({
  heights: {
    ...heightsBelowPhone(CHART_HEIGHT + 229 + narrowExtra + LINE * (titleLines + lines - 4)),
    [MEDIUM]: CHART_HEIGHT + 200 + extra,
    [WIDE]: CHART_HEIGHT + 179 + extra,
  },
  hasChart: true,
  context: 32 + LINE * lines,
});

/**
 * Reserved height for a card with a two-line summary on a phone and a message instead of a chart.
 */
export const messageReserve: Reserve = {
  heights: { 0: 360, [SMALL]: 290, [PHONE_WIDTH]: 219, [MEDIUM]: 177, [WIDE]: 156 },
  context: 74,
};

/** Reserved height for a table card, with `extra` px added to the table's height. */
export const tableReserve = (extra = 0, narrowExtra = extra): Reserve => ({
  heights: { ...heightsBelowPhone(601 + narrowExtra), [MEDIUM]: 572 + extra, [WIDE]: 551 + extra },
});

/** Reserved height for a card with four figures, with `extra` px added to their height. */
export const figuresReserve = (extra = 0, narrowExtra = extra): Reserve => ({
  heights: {
    ...heightsBelowPhone(389 + narrowExtra),
    [MEDIUM]: 316 + narrowExtra,
    674: 260 + extra,
    [WIDE]: 239 + extra,
  },
});
