import type { FormEvent, ReactNode } from 'react';
import type { HeadingLevel } from './card-frame';
import fieldSheet from './field.css?inline';
import searchPanelSheet from './search-panel.css?inline';

/** Style sheet of the search panel and its fields. */
export const searchPanelStyles = fieldSheet + searchPanelSheet;

interface SearchPanelProps {
  /** Empty hides it. */
  title: string;
  /** What the panel is called where its title is hidden. */
  name: string;
  headingLevel: HeadingLevel;
  field: ReactNode;
  /** Whether there is something to search: only then the button is there. */
  canSearch: boolean;
  onSearch: () => void;
  /** The filters in force. */
  chips: ReactNode;
}

/** A field and the button that searches what it holds; Enter in the field does the same. */
export function SearchPanel({
  title,
  name,
  headingLevel,
  field,
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
        <button type="submit" className="button" hidden={!canSearch}>
          Buscar
        </button>
      </form>
      {chips}
    </search>
  );
}
