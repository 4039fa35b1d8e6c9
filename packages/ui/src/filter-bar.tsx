import { type ReactNode, useId, useState } from 'react';
import type { HeadingLevel } from './card-frame';
import fieldSheet from './field.css?inline';
import filterBarSheet from './filter-bar.css?inline';
import { icon } from './icon';
import { ChevronIcon } from './icons';

/** Style sheet of the filter bar and its fields. */
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
  fields: ReactNode;
  /** Chips of the active filters. */
  chips: ReactNode;
}

const activeText = (count: number): string => {
  if (count === 0) return 'nenhum em vigor';
  return count === 1 ? '1 em vigor' : `${count} em vigor`;
};

/**
 * Row of filter fields above the active filters. On narrow screens, a button with the number of
 * active filters expands the fields.
 */
export function FilterBar({
  title,
  name,
  headingLevel,
  active,
  lead,
  fields,
  chips,
}: FilterBarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="filter-bar" part="card" aria-label={name}>
      {title && (
        <Heading className="visually-hidden" part="title">
          {title}
        </Heading>
      )}
      {lead && <div className="filter-bar-lead">{lead}</div>}
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
