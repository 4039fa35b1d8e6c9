import { type ComponentType, useEffect, useState } from 'react';
import type { SearchFieldProps } from './search-results';

const ID = 'busca-campo';
const LABEL = 'Buscar no Observatório';
const PLACEHOLDER = 'Ocupação, curso, cidade…';

/** Keys typed in these go to them. */
const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select') || target.isContentEditable);

/** Focuses the search everywhere, if it is shown. */
export const focusSearch = (): void =>
  document.querySelector<HTMLInputElement>('.search-field input')?.focus();

/** Focuses the search on `/`, unless that is typed in a field. */
function useSlashKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isField(event.composedPath()[0])) return;
      event.preventDefault();
      focusSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/**
 * The search everywhere: a plain field, which keeps what is typed until its first use has loaded the
 * results. `/` focuses it.
 */
export function SearchField() {
  const [typed, setTyped] = useState('');
  const [Results, setResults] = useState<ComponentType<SearchFieldProps>>();
  useSlashKey();
  const [isEntered, setEntered] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const common = { id: ID, label: LABEL, placeholder: PLACEHOLDER, isEntered, isLeft };
  if (Results) return <Results {...common} initial={typed} />;
  const load = async (field: HTMLInputElement) => {
    const { SearchResults } = await import('./search-results');
    setLeft(field !== document.activeElement);
    setResults(() => SearchResults);
  };
  return (
    <div className="search-field">
      <input
        type="search"
        aria-label={LABEL}
        placeholder={PLACEHOLDER}
        value={typed}
        onFocus={({ target }) => void load(target).catch(console.error)}
        onChange={({ target }) => {
          setEntered(false);
          setTyped(target.value);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setEntered(true);
        }}
      />
    </div>
  );
}
