import { formatDecimal, formatScore } from '@observatorio/language';
import { wholeLines } from '../canvas/text-fit';
import { gridColor } from '../specs/bar-axes';
import { baseOptions, fontOf, sentenceTooltip, titleAbove } from '../specs/base-options';
import type { ChartSpec, LegendEntry, RenderTarget } from '../specs/chart-spec';
import { hueOf } from '../specs/chart-theme';
import { noLabels } from '../specs/hidden-axis';
import {
  type KnownScore,
  MAX_NOTE_NAME,
  MAX_TOOLTIP_NAME,
  type ScoreRow,
  type ScoreScale,
  scoreRings,
  truncate,
} from './radar-data';
import { radarRings } from './radar-rings';

export interface RadarSpecOptions {
  known: readonly KnownScore[];
  unknown: readonly ScoreRow[];
  scale: ScoreScale;
  axisTitle: string;
}

/** Box width from which the axes have their names, in pixels, and room for one name. */
const NAMED_WIDTH = 600;
const NAME_ROOM = 150;
const NAME_LINES = 3;

/**
 * Radar with named axes or, in a narrow box or with very long names, with axes numbered like its
 * notes.
 */
export function radarSpec(target: RenderTarget, options: RadarSpecOptions): ChartSpec<'radar'> {
  const { known, unknown, scale, axisTitle } = options;
  const { theme } = target;
  const color = hueOf(theme, 1);
  const rings = scoreRings(scale);
  const grid = gridColor(theme);
  const names = known.map(({ label }) => wholeLines(label, NAME_ROOM, NAME_LINES, target.measure));
  const isNamed = target.width >= NAMED_WIDTH && names.every(Boolean);
  return {
    type: 'radar',
    data: {
      labels: known.map(({ score }, index) =>
        isNamed ? [...(names[index] ?? []), formatScore(score)] : String(index + 1),
      ),
      datasets: [
        {
          label: axisTitle,
          data: known.map(({ score }) => score),
          borderColor: color,
          backgroundColor: `color-mix(in srgb, ${color} 24%, transparent)`,
          borderWidth: 2,
          pointRadius: 3.5,
          pointHoverRadius: 6,
          pointBackgroundColor: color,
          pointBorderColor: theme.raised,
          pointHoverBackgroundColor: color,
          pointHoverBorderColor: theme.text,
        },
      ],
    },
    options: {
      ...baseOptions(target),
      interaction: { mode: 'nearest', intersect: false },
      scales: {
        r: {
          ...scale,
          angleLines: { color: grid },
          grid: { color: grid, circular: true },
          pointLabels: {
            color: theme.text,
            font: { ...fontOf(target), weight: isNamed ? 400 : 600 },
            padding: 4,
          },
          ticks: { display: false, ...noLabels },
          afterBuildTicks: (axis) => {
            axis.ticks = [scale.min, ...rings].map((value) => ({ value }));
          },
        },
      },
      plugins: {
        radarRings: {
          rings: rings.map((value) => ({ value, text: formatDecimal(value) })),
          color: theme.quiet,
          halo: theme.raised,
          fontFamily: theme.fontFamily,
        },
        title: titleAbove(target, scaleTitle(options)),
        tooltip: sentenceTooltip<'radar'>(target, ({ dataIndex }) =>
          scoreSentence(known[dataIndex], scale),
        ),
      },
    },
    plugins: [radarRings],
    legend: [
      ...(isNamed ? [] : known).map(({ label, score }, index) =>
        noteOf(label, (name) => `${index + 1}. ${name}:\u00A0${formatScore(score)}`),
      ),
      ...unknownNotes(unknown),
    ],
  };
}

/** Formats `Profundidade, de 0 a 7`. */
export const scaleTitle = ({ axisTitle, scale }: RadarSpecOptions): string =>
  `${axisTitle}, de ${formatDecimal(scale.min)} a ${formatDecimal(scale.max)}`;

/** Formats `Medicina e odontologia: 5,9 de 7`. */
export const scoreSentence = (row: KnownScore | undefined, { max }: ScoreScale): string =>
  row
    ? `${truncate(row.label, MAX_TOOLTIP_NAME)}: ${formatScore(row.score)} de ${formatDecimal(max)}`
    : '';

/** Formats `Física: sem dado`. */
export const unknownNotes = (rows: readonly ScoreRow[]): LegendEntry[] =>
  rows.map(({ label }) => noteOf(label, (name) => `${name}: sem dado`));

function noteOf(label: string, textOf: (name: string) => string): LegendEntry {
  const short = truncate(label, MAX_NOTE_NAME);
  return { label: textOf(short), ...(short !== label && { title: textOf(label) }) };
}
