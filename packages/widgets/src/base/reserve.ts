import { CHART_HEIGHT, chartReserve, PHONE_WIDTH, type Reserve } from '@observatorio/cards';
import type { Declaration } from './declaration';

/** Default height of a chart in phone-width windows, in px. */
const PHONE_CHART_HEIGHT = 280;

/** Height saved by a card without chips or without a title, in px. */
const CHIPS = 32;
const TITLE = 40;

const defaults: Record<NonNullable<Declaration['kind']>, Reserve> = {
  card: chartReserve(),
  filters: { heights: { 0: 86, 632: 120 } },
};

type Reserved = Pick<Declaration, 'kind' | 'reserve'>;

const reserveOf = ({ kind = 'card', reserve = defaults[kind] }: Reserved): Reserve => reserve;

/** Reserved height of an element at phone width, in px. */
export function narrowHeight(declaration: Reserved): number {
  const { variant } = reserveOf(declaration);
  const { heights } = variant?.reserve ?? reserveOf(declaration);
  return heights[PHONE_WIDTH] ?? heights[0] ?? CHART_HEIGHT;
}

const height = (px: number, { hasChart }: Reserve): string =>
  hasChart ? `${px - CHART_HEIGHT}px + var(--obs-chart-height,var(--o-chart))` : `${px}px`;

/**
 * CSS length of a box's height, depending on its width: percentages in padding refer to the width,
 * and the large factor turns each breakpoint's `clamp` into a step.
 */
function heightByWidth(reserve: Reserve): string {
  const steps = Object.entries(reserve.heights)
    .map(([width, px]) => [Number(width), px] as const)
    .toSorted(([a], [b]) => b - a);
  const [widest = CHART_HEIGHT] = steps.map(([, px]) => px);
  const corrections = steps.slice(1).map(([, px], index) => {
    const [width, wider] = steps[index] ?? [0, px];
    const more = px - wider;
    return more < 0
      ? `clamp(${more}px,(100% - ${width}px)*9999,0px)`
      : `clamp(0px,(${width}px - 100%)*9999,${more}px)`;
  });
  return [height(widest, reserve), ...corrections].join(' + ');
}

/** CSS that reduces the space of elements without chips or without a title. */
const lessSpace = (selector: (attribute: string) => string): string =>
  `${selector('[chips=none]')}{--o-no-chips:${CHIPS}px}${selector('[heading=""]')}{--o-no-title:${TITLE}px}`;

/** CSS for a box at least as tall as its `::before`, which floats to the left of its children. */
const boxStyles = (box: string, more = ''): string =>
  `${box}{display:flow-root;--o-chart:${CHART_HEIGHT}px;${more}}` +
  `@media(max-width:640px){${box}{--o-chart:${PHONE_CHART_HEIGHT}px}}` +
  `${box}::before{content:"";float:left;padding-block-start:calc(var(--o-reserve) - var(--o-no-chips,0px) - var(--o-no-title,0px))}`;

/**
 * CSS for a box's height; `boxOf` returns the selector for boxes whose elements match the
 * attributes.
 */
const heightStyles = (boxOf: (attributes: string) => string, reserve: Reserve): string => {
  const { variant } = reserve;
  return (
    `${boxOf('')}::before{--o-reserve:${heightByWidth(reserve)}}` +
    (variant ? heightStyles(() => boxOf(variant.attributes), variant.reserve) : '')
  );
};

/**
 * Minimum width of an element in a container sized to its content: a phone's width, or less where
 * several share a row (three on a tablet, two with a gap on the narrowest phone).
 */
const MIN_WIDTH = 'min(280px,max(136px,30vw))';

/**
 * CSS that gives elements the same width regardless of what they contain, in containers sized to
 * their content, such as table cells: at least `MIN_WIDTH`, at most 480 px. Uses two invisible
 * words, widened by indent and word spacing.
 */
const widthStyles = (element: string): string =>
  `${element}::after{content:"\\200b\\20\\200b";display:block;grid-area:3/2;height:0;contain:layout paint;` +
  'font-size:0;line-height:0;letter-spacing:0;white-space:normal;' +
  `text-indent:${MIN_WIDTH};word-spacing:calc(clamp(280px,100vw - 40px,480px) - ${MIN_WIDTH})}`;

const contextStyles = (host: string, { context, variant }: Reserve): string =>
  (context ? `${host}{--o-context:${context}px}` : '') +
  (variant ? contextStyles(`:host(${variant.attributes})`, variant.reserve) : '');

/**
 * CSS that reserves the space of an element until its first render, with a box in its shadow root.
 */
export const reserveStyles = (box: string, declaration: Reserved): string =>
  boxStyles(box, 'contain:inline-size;') +
  heightStyles((attributes) => `:host(${attributes || '*'}) ${box}`, reserveOf(declaration)) +
  contextStyles(':host', reserveOf(declaration)) +
  widthStyles(':host') +
  lessSpace((attribute) => `:host(${attribute})`);

/** CSS that reserves the space of elements that are not defined yet. */
export function undefinedStyles(catalogue: readonly Declaration[]): string {
  const alike: Record<string, string[]> = {};
  for (const declaration of catalogue) {
    (alike[JSON.stringify(reserveOf(declaration))] ??= []).push(declaration.tag);
  }
  const tags = catalogue.map(({ tag }) => tag);
  // `:where` has no specificity, so any rule of the page overrides it.
  const unknown = `:where(${tags.join()}):where(:not(:defined,[hidden]))`;
  return [
    boxStyles(unknown, 'inline-size:100%;min-inline-size:min(280px,20%)'),
    widthStyles(unknown),
    lessSpace((attribute) => `:where(${attribute}:not(:defined))`),
    ...Object.entries(alike).map(([reserve, alikeTags]) =>
      heightStyles(
        (attributes) => `:where(${alikeTags.join()}):where(${attributes}:not(:defined))`,
        JSON.parse(reserve),
      ),
    ),
  ].join('\n');
}
