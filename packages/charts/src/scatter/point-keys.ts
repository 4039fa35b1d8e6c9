import type { Chart, Plugin } from 'chart.js';

type AnyChart = Chart<'scatter'>;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const activeIndex = (chart: AnyChart): number | undefined => chart.getActiveElements()[0]?.index;

/** Returns the index of the point that a key moves to; undefined for other keys. */
function target(chart: AnyChart, key: string): number | undefined {
  const last = chart.getDatasetMeta(0).data.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  if (step === undefined) return undefined;
  const from = activeIndex(chart) ?? (step > 0 ? -1 : last + 1);
  return Math.min(last, Math.max(0, from + step));
}

/** Highlights a point and shows its tooltip; without an index, hides both. */
function activate(chart: AnyChart, index?: number): void {
  const active = index === undefined ? [] : [{ datasetIndex: 0, index }];
  chart.setActiveElements(active);
  chart.tooltip?.setActiveElements(active, { x: 0, y: 0 });
  chart.draw();
}

/** Text of the tooltip, in one line. */
const tooltipText = ({ tooltip }: AnyChart): string =>
  [...(tooltip?.title ?? []), ...(tooltip?.body ?? []).flatMap(({ lines }) => lines)].join(' ');

/** Functions that remove the listeners of each chart. */
const removals = new WeakMap<AnyChart, () => void>();

/**
 * Makes the points reachable by keyboard: the arrow keys, Home and End move between them, in the
 * order of the rows, and Enter clicks the current one. A live region announces its tooltip.
 */
export const pointKeys: Plugin<'scatter'> = {
  id: 'pointKeys',
  start(chart) {
    const { canvas } = chart;
    // Pictures are drawn without a document.
    if (!canvas.parentElement) return;
    const status = document.createElement('span');
    status.setAttribute('role', 'status');
    status.className = 'visually-hidden';
    canvas.tabIndex = 0;
    canvas.after(status);
    const onKey = (event: KeyboardEvent) => {
      const isClick = event.key === 'Enter' || event.key === ' ';
      const index = target(chart, event.key);
      if (index !== undefined) {
        activate(chart, index);
        status.textContent = tooltipText(chart);
      } else if (event.key === 'Escape') activate(chart);
      else if (isClick && activeIndex(chart) !== undefined) {
        canvas.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      } else return;
      event.preventDefault();
    };
    const onBlur = () => activate(chart);
    canvas.addEventListener('keydown', onKey);
    canvas.addEventListener('blur', onBlur);
    removals.set(chart, () => {
      canvas.removeEventListener('keydown', onKey);
      canvas.removeEventListener('blur', onBlur);
      status.remove();
    });
  },
  beforeDestroy(chart) {
    removals.get(chart)?.();
  },
};
