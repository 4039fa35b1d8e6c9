import { TermText } from '../frame/term-text';
import figuresSheet from './figures.css?inline';

export const figuresStyles = figuresSheet;

/** A labelled figure. */
export interface Figure {
  name: string;
  value: string;
  /** Definition shown by a “?”. */
  definition?: string | undefined;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** Explanation below the figures. */
  note?: string;
}

/** Row of numbers, each with its name. */
export function Figures({ figures, note }: FiguresProps) {
  return (
    <>
      <dl className="figures">
        {figures.map(({ name, value, definition }) => (
          <div key={name} className="figure">
            <dt>
              <TermText terms={definition === undefined ? [] : [{ name, definition }]}>
                {name}
              </TermText>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="figures-note">{note}</p>}
    </>
  );
}
