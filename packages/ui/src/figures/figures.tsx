import { TermText } from '../frame/term-text';
import figuresSheet from './figures.css?inline';

export const figuresStyles = figuresSheet;

/** A labelled figure. */
export interface Figure {
  name: string;
  value: string;
  /** Definition shown by a “?”. */
  definition?: string | undefined;
  /** The same figure of each larger group, in words. Default: none. */
  compared?: readonly string[] | undefined;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** Explanation below the figures. */
  note?: string;
  /** Link below the figures. Default: none. */
  link?: { label: string; href: string } | undefined;
  /** Whether to leave room for comparisons. Default: false. */
  canCompare?: boolean | undefined;
}

/** Row of numbers, each with its name. */
export function Figures({ figures, note, link, canCompare = false }: FiguresProps) {
  return (
    <>
      <dl className={canCompare ? 'figures can-compare' : 'figures'}>
        {figures.map(({ name, value, definition, compared = [] }) => (
          <div key={name} className="figure">
            <dt>
              <TermText terms={definition === undefined ? [] : [{ name, definition }]}>
                {name}
              </TermText>
            </dt>
            <dd>{value}</dd>
            {compared.length > 0 && (
              <dd className="figure-compared">
                {compared.map((text) => (
                  <span key={text}>{text}</span>
                ))}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {note && <p className="figures-note">{note}</p>}
      {link && (
        <p className="figures-note">
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </>
  );
}
