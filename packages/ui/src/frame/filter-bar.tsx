import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import fieldSheet from '../fields/field.css?inline';
import { icon } from '../icons/icon';
import { ChevronIcon } from '../icons/icons';
import type { HeadingLevel } from './card-frame';
import filterBarSheet from './filter-bar.css?inline';

export const filterBarStyles = fieldSheet + filterBarSheet;

const FilterIcon = icon(<path d="M3 5h14M5.5 10h9M8 15h4" />);

interface FilterBarProps {
  /** Title; hidden if empty. */
  title: string;
  /** Accessible name. */
  name: string;
  headingLevel: HeadingLevel;
  /** Number of active filters, shown while the fields are collapsed. */
  active: number;
  /** Field that never collapses. Default: none. */
  lead?: ReactNode;
  /** Field that chooses what is shown, which never collapses. Default: none. */
  measure?: ReactNode;
  fields: ReactNode;
  /** Chips of the active filters. */
  chips: ReactNode;
}

const activeText = (count: number): string => {
  if (count === 0) return 'nenhum em vigor';
  return count === 1 ? '1 em vigor' : `${count} em vigor`;
};

/**
 * Calls `close` once half a screen of the page has scrolled past beneath an open element. Only a
 * sticky element changes its position on the page while scrolling.
 */
function closeWhenPassed(element: HTMLElement, close: () => void): () => void {
  const position = () => scrollY + element.getBoundingClientRect().top;
  const start = position();
  const onScroll = () => {
    if (Math.abs(position() - start) < innerHeight / 2) return;
    const height = () => document.documentElement.scrollHeight;
    const before = height();
    close();
    // Browsers with scroll anchoring keep the visible content in place by themselves.
    if (!CSS.supports('overflow-anchor', 'auto')) scrollBy(0, height() - before);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/**
 * Row of filter fields above the active filters. On narrow screens, a button with the number of
 * active filters expands the fields, until the page has scrolled past them.
 */
export function FilterBar({
  title,
  name,
  headingLevel,
  active,
  lead,
  measure,
  fields,
  chips,
}: FilterBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open || !bar.current) return undefined;
    // The fields scroll on their own, so their end must be within the window.
    bar.current.scrollIntoView({ block: 'nearest' });
    return closeWhenPassed(bar.current, () => flushSync(() => setOpen(false)));
  }, [open]);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="filter-bar" part="card" aria-label={name} ref={bar}>
      {title && (
        <Heading className="visually-hidden" part="title">
          {title}
        </Heading>
      )}
      {lead && <div className="filter-bar-lead">{lead}</div>}
      {measure && <div className="filter-bar-measure">{measure}</div>}
      <button
        type="button"
        className="filter-bar-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <FilterIcon />
        <span className="filter-bar-name">Filtros</span>
        <span className="filter-bar-count">{activeText(active)}</span>
        <ChevronIcon size={16} />
      </button>
      <div className="filter-bar-content" id={id} data-open={open}>
        <div className="filter-bar-fields">{fields}</div>
      </div>
      <div className="filter-bar-chips">{chips}</div>
    </section>
  );
}
