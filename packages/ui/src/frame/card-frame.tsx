import type { Term } from '@observatorio/language';
import type { ReactNode, Ref } from 'react';
import { CardName } from './card-name';
import { Definition } from './definition';

/** Level of an HTML heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of `CardFrame`. */
export interface CardFrameProps {
  /** Title; hidden if empty. */
  title: string;
  /** Accessible name if the title is hidden. */
  name: string;
  headingLevel: HeadingLevel;
  /** Terms explained by a “?” next to the title. Default: none. */
  terms?: readonly Term[];
  /** One-sentence summary of the chart. */
  summary: string;
  /** Active filters. Default: none, and no space is reserved for them. */
  chips?: ReactNode;
  /** Controls specific to this card, next to the chips. */
  toolbar?: ReactNode;
  menu?: ReactNode;
  /** Source and reference year. */
  source?: string;
  /** Badge that marks sample data. */
  badge?: string;
  /**
   * Whether to render the element's slots. False for the cards of an element that contains several.
   * Default: true.
   */
  hasSlots?: boolean;
  /** The chart, or the table, notice or skeleton that replaces it. */
  children: ReactNode;
  /** Ref to the frame's element. */
  frameRef?: Ref<HTMLElement>;
}

/** Frame of a card: title, menu, summary, filters, chart and source. */
export function CardFrame({
  title,
  name,
  headingLevel,
  terms = [],
  summary,
  chips,
  toolbar,
  menu,
  source,
  badge,
  hasSlots = true,
  children,
  frameRef,
}: CardFrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <CardName.Provider value={title || name}>
      <section ref={frameRef} className="card" part="card" aria-label={title || name}>
        <header className="card-head">
          {title && (
            <div className="card-title" part="title">
              <div className="term-end">
                <Heading>{title}</Heading>
                {terms.length > 0 && <Definition terms={terms} />}
              </div>
              {hasSlots && <slot name="title-suffix" />}
            </div>
          )}
          {menu}
        </header>
        <div className={chips === undefined ? 'card-context without-chips' : 'card-context'}>
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
        {hasSlots && <slot name="note" />}
        <footer className="card-foot" part="foot">
          <span>{source}</span>
          {hasSlots && <slot name="actions" />}
          {badge && <span className="badge">{badge}</span>}
        </footer>
      </section>
    </CardName.Provider>
  );
}
