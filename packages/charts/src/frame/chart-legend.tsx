import type { LegendEntry } from '../specs/chart-spec';

const stripes = (color: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 1.5px, transparent 1.5px 5px)`;

/** Legend rendered as HTML, so that it wraps, zooms and can be copied. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="obs-chart-legend" part="legend">
      {entries.map(({ label, color, outline, hatched, shape, title }) => (
        <li key={label} title={title}>
          {color && (
            <span
              className="obs-chart-swatch"
              data-shape={shape}
              style={{
                background: hatched ? stripes(color) : color,
                borderColor: outline ?? color,
              }}
            />
          )}
          {label}
        </li>
      ))}
    </ul>
  );
}
