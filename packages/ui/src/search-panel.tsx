import type { FormEvent, ReactNode } from 'react';
import type { HeadingLevel } from './card-frame';
import fieldSheet from './field.css?inline';
import searchPanelSheet from './search-panel.css?inline';

/** Style sheet of the search panel and its fields. */
export const searchPanelStyles = fieldSheet + searchPanelSheet;

interface SearchPanelProps {
  /** Hidden if empty. */
  title: string;
  /** Accessible name. */
  name: string;
  headingLevel: HeadingLevel;
  field: ReactNode;
  /** A second, narrower field, if any. */
  place: ReactNode;
  /** Shows the button. */
  canSearch: boolean;
  onSearch: () => void;
  /** The active filters. */
  chips: ReactNode;
}

/** A field with a search button; Enter in the field searches too. */
export function SearchPanel({
  title,
  name,
  headingLevel,
  field,
  place,
  canSearch,
  onSearch,
  chips,
}: SearchPanelProps) {
  const Heading = `h${headingLevel}` as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSearch) onSearch();
  };
  return (
    <search className="search-panel" part="card" aria-label={name}>
      {title && (
        <Heading className="visually-hidden" part="title">
          {title}
        </Heading>
      )}
      <form className="search-panel-form" onSubmit={submit}>
        {field}
        {place}
        <button type="submit" className="button" part="button" hidden={!canSearch}>
          Buscar
        </button>
      </form>
      {chips}
    </search>
  );
}
