import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { useTypedBefore } from '../base/typed-before';
import type { SearchFieldProps } from './search-results';

const LABEL = 'Buscar no Observatório';
const PLACEHOLDER = 'Ocupação, curso, cidade…';

/** Whether typing goes to the event target, so that `/` must not be intercepted. */
const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select') || target.isContentEditable);

/** Focuses the global search field, if it is shown. */
export const focusSearch = (): void =>
  document.querySelector<HTMLInputElement>('.search-field input')?.focus();

/** Focuses the global search when `/` is pressed outside a field. */
function useSlashKey(): void {
  // Not `useEffect`, which runs after the paint: a key already pressed would be lost.
  useLayoutEffect(() => {
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
 * The global search: a plain field until first used, when the field with results is loaded and
 * takes over the typed text. `/` focuses it.
 */
export function SearchField() {
  const { field, before } = useTypedBefore('.search-field input');
  const [typed, setTyped] = useState(before?.text ?? '');
  const [Results, setResults] = useState<ComponentType<SearchFieldProps>>();
  const load = async (input: HTMLInputElement) => {
    const { SearchResults } = await import('./search-results');
    setLeft(input !== document.activeElement);
    setResults(() => SearchResults);
  };
  useSlashKey();
  const [isEntered, setEntered] = useState(false);
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (before && field.current) void load(field.current).catch(console.error);
  }, [before, field]);
  const common = { label: LABEL, placeholder: PLACEHOLDER, isEntered, isLeft };
  if (Results) return <Results {...common} initial={typed} />;
  return (
    <div className="search-field">
      <input
        ref={field}
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
