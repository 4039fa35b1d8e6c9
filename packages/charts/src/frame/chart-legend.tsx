/** One line of a chart's legend. */
export interface LegendEntry {
  label: string;
  /** Any CSS colour. Default: none, the line is a note. */
  color?: string;
  /** Of the swatch. Default: `color`. */
  outline?: string;
  /** Striped instead of filled: no data. Default: false. */
  hatched?: boolean;
  /** The whole text, where the label is cut. Default: none. */
  title?: string;
}

const stripes = (color: string) =>
  `repeating-linear-gradient(135deg, ${color} 0 1.5px, transparent 1.5px 5px)`;

/** The legend as text, so that it wraps, zooms and can be copied. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="obs-chart-legend" part="legend">
      {entries.map(({ label, color, outline, hatched, title }) => (
        <li key={label} title={title}>
          {color && (
            <span
              className="obs-chart-swatch"
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
