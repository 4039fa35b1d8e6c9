import type { Declaration, Reserve } from './declaration';

/** Default height of a chart, in px. */
const CHART_HEIGHT = 320;

/** Height of a card around its chart, in px. */
const FRAME = 160;

/** Reserve of a card with a chart, to whose height the card adds `extra` px. */
export const chartReserve = (extra = 0, narrowExtra = extra): Reserve => ({
  heights: { 0: FRAME + 30 + CHART_HEIGHT + narrowExtra, 480: FRAME + CHART_HEIGHT + extra },
  hasChart: true,
});

/** Reserve of a card with four figures, to whose height the card adds `extra` px. */
export const figuresReserve = (extra = 0, narrowExtra = extra): Reserve => ({
  heights: { 0: 350 + narrowExtra, 480: 260 + narrowExtra, 700: 196 + extra },
});

const defaults: Record<NonNullable<Declaration['kind']>, Reserve> = {
  card: chartReserve(),
  filters: { heights: { 0: 86, 650: 120 } },
};

const height = (px: number, { hasChart }: Reserve): string =>
  hasChart ? `calc(${px - CHART_HEIGHT}px + var(--obs-chart-height,${CHART_HEIGHT}px))` : `${px}px`;

/** CSS that keeps the space of an element which has not rendered. */
export function reserveStyles(
  selector: string,
  { kind = 'card', reserve = defaults[kind] }: Pick<Declaration, 'kind' | 'reserve'>,
): string {
  return Object.entries(reserve.heights)
    .map(([width, px]) => {
      const rule = `${selector}{display:block;min-height:${height(px, reserve)}}`;
      return width === '0' ? rule : `@media(min-width:${width}px){${rule}}`;
    })
    .join('');
}

/** CSS that keeps the space of elements which are not defined yet. */
export const undefinedStyles = (catalogue: readonly Declaration[]): string =>
  catalogue
    .map((declaration) => reserveStyles(`${declaration.tag}:not(:defined)`, declaration))
    .join('\n');
