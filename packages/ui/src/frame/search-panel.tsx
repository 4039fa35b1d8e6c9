import type { FormEvent, ReactNode } from 'react';
import fieldSheet from '../fields/field.css?inline';
import type { HeadingLevel } from './card-frame';
import searchPanelSheet from './search-panel.css?inline';

export const searchPanelStyles = fieldSheet + searchPanelSheet;

interface SearchPanelProps {
  /** Title; hidden if empty. */
  title: string;
  /** Accessible name. */
  name: string;
  headingLevel: HeadingLevel;
  field: ReactNode;
  /** Second, narrower field, if any. */
  place: ReactNode;
  /** Field that chooses what is shown. Default: none. */
  measure?: ReactNode;
  /** Whether to show the search button. */
  canSearch: boolean;
  onSearch: () => void;
  /** Chips of the active filters. */
  chips: ReactNode;
}

/** Search field with a button; Enter in the field also searches. */
export function SearchPanel({
  title,
  name,
  headingLevel,
  field,
  place,
  measure,
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
        {measure}
      </form>
      {chips}
    </search>
  );
}
