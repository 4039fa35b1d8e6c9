import type { ReactNode, Ref } from 'react';
import { type Term, TermText } from './term-text';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface CardFrameProps {
  /** The title; empty hides it, and `name` still names the card. */
  title: string;
  /** What the card is called where its title is hidden. */
  name: string;
  headingLevel: HeadingLevel;
  /** A term of the field that the card rests on, explained by a “?” beside the title. */
  term?: Term;
  /** One sentence that says what the chart shows. */
  summary: string;
  /** The filters in force. */
  chips?: ReactNode;
  /** What this card alone offers, beside the chips. */
  toolbar?: ReactNode;
  menu?: ReactNode;
  /** Source and reference year. */
  source?: string;
  /** Marks the data of the sample. */
  badge?: string;
  /** The chart, or what stands in its place. */
  children: ReactNode;
  /** Gets the frame itself. */
  frameRef?: Ref<HTMLElement>;
}

/** The frame of every card: title, summary, filters, chart, source, and the menu at the top right. */
export function CardFrame({
  title,
  name,
  headingLevel,
  term,
  summary,
  chips,
  toolbar,
  menu,
  source,
  badge,
  children,
  frameRef,
}: CardFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section ref={frameRef} className="card" part="card" aria-label={title || name}>
      <header className="card-head">
        {title && (
          <Heading className="card-title" part="title">
            <TermText term={term}>{title}</TermText>
          </Heading>
        )}
        {menu}
      </header>
      <div className="card-context">
        <p className="card-summary" part="summary">
          {summary}
        </p>
        <div className="card-filters">
          {chips}
          {toolbar}
        </div>
      </div>
      <div className="card-body" part="body">
        {children}
      </div>
      <footer className="card-foot" part="foot">
        <span>{source}</span>
        {badge && <span className="badge">{badge}</span>}
      </footer>
    </section>
  );
}
