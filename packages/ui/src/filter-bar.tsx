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
  /** Empty hides it. */
  title: string;
  /** What the bar is called where its title is hidden. */
  name: string;
  headingLevel: HeadingLevel;
  /** How many filters are in force: told while the fields are folded away. */
  active: number;
  /** A field that is never folded away. Default: none. */
  lead?: ReactNode;
  fields: ReactNode;
  /** The filters in force. */
  chips: ReactNode;
}

const inForce = (count: number): string => {
  if (count === 0) return 'nenhum em vigor';
  return count === 1 ? '1 em vigor' : `${count} em vigor`;
};

/** Fields side by side; where there is no room for that, behind a button that tells how many act. */
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
        <span className="filter-bar-count">{inForce(active)}</span>
        <ChevronIcon size={16} />
      </button>
      <div className="filter-bar-content" id={id} data-open={open}>
        <div className="filter-bar-fields">{fields}</div>
        {chips}
      </div>
    </section>
  );
}
