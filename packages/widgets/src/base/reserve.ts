import type { Declaration, Reserve } from './declaration';

/** Default height of a chart, in px. */
const CHART_HEIGHT = 320;

/** Widths of a card in px from which its texts need fewer lines. */
const MEDIUM = 474;
const WIDE = 754;

/** Height that a card has less without chips, in px. */
const CHIPS = 32;

/** Reserve of a card with a chart, to whose height the card adds `extra` px. */
export const chartReserve = (extra = 0, narrowExtra = extra): Reserve => ({
  heights: {
    0: CHART_HEIGHT + 229 + narrowExtra,
    [MEDIUM]: CHART_HEIGHT + 200 + extra,
    [WIDE]: CHART_HEIGHT + 179 + extra,
  },
  hasChart: true,
});

/** Reserve of a card with a table, to whose height the card adds `extra` px. */
export const tableReserve = (extra = 0): Reserve => ({
  heights: { 0: 601 + extra, [MEDIUM]: 572 + extra, [WIDE]: 551 + extra },
});

/** Reserve of a card with four figures, to whose height the card adds `extra` px. */
export const figuresReserve = (extra = 0, narrowExtra = extra): Reserve => ({
  heights: {
    0: 389 + narrowExtra,
    [MEDIUM]: 316 + narrowExtra,
    674: 260 + extra,
    [WIDE]: 239 + extra,
  },
});

const defaults: Record<NonNullable<Declaration['kind']>, Reserve> = {
  card: chartReserve(),
  filters: { heights: { 0: 86, 632: 120 } },
};

type Reserved = Pick<Declaration, 'kind' | 'reserve'>;

const reserveOf = ({ kind = 'card', reserve = defaults[kind] }: Reserved): Reserve => reserve;

/** The space of an element that is as narrow as a phone. */
export function narrowReserve(declaration: Reserved): { height: number; hasChart: boolean } {
  const { heights, hasChart = false } = reserveOf(declaration);
  return { height: heights[0] ?? CHART_HEIGHT, hasChart };
}

const height = (px: number, { hasChart }: Reserve): string =>
  hasChart ? `calc(${px - CHART_HEIGHT}px + var(--obs-chart-height,${CHART_HEIGHT}px))` : `${px}px`;

/** The heights of a box by its width: for its first pseudo-element, which queries the box. */
const heightStyles = (box: string, reserve: Reserve): string =>
  Object.entries(reserve.heights)
    .map(([width, px]) => {
      const rule = `${box}::before{--o-reserve:${height(px, reserve)}}`;
      return width === '0' ? rule : `@container (min-width:${width}px){${rule}}`;
    })
    .join('');

/** A box at least as high as its floating pseudo-element, next to which its children lie. */
const boxStyles = (box: string, more = ''): string =>
  `${box}{display:flow-root;container-type:inline-size;${more}}` +
  `${box}::before{content:"";float:left;width:0;height:calc(var(--o-reserve) - var(--o-no-chips,0px))}`;

/** CSS that keeps the space of an element until its first render, by a box in its shadow root. */
export const reserveStyles = (box: string, declaration: Reserved): string =>
  boxStyles(box) +
  heightStyles(box, reserveOf(declaration)) +
  `:host([chips=none]){--o-no-chips:${CHIPS}px}`;

/** CSS that keeps the space of elements which are not defined yet. */
export function undefinedStyles(catalogue: readonly Declaration[]): string {
  const alike: Record<string, string[]> = {};
  for (const declaration of catalogue) {
    (alike[JSON.stringify(reserveOf(declaration))] ??= []).push(declaration.tag);
  }
  const tags = catalogue.map(({ tag }) => tag);
  // Every rule of the page wins over `:where`.
  return [
    boxStyles(
      `:where(${tags.join()}):where(:not(:defined,[hidden]))`,
      'inline-size:100%;min-inline-size:min(280px,100%)',
    ),
    `:where([chips=none]:not(:defined)){--o-no-chips:${CHIPS}px}`,
    ...Object.entries(alike).map(([reserve, alikeTags]) =>
      heightStyles(`:where(${alikeTags.join()})`, JSON.parse(reserve)),
    ),
  ].join('\n');
}
