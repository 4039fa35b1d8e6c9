import { missedSentence } from '@observatorio/language';
import { useListbox } from '@observatorio/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusPage } from '../base/focus-page';
import { loadRows } from '../base/load-rows';
import { useNavigate } from '../router/router-provider';
import { type Finder, type FoundTarget, loadFinder, SEARCH } from './find-targets';
import { addRecentSearch } from './recent-searches';
import './search-results.css';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text typed so far. */
  initial: string;
  /** Whether Enter was pressed after typing. */
  isEntered: boolean;
  /** Whether the focus left the field before the results had loaded. */
  isLeft: boolean;
}

/** The finder of this visit: lists are loaded only once. */
let known: Finder | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the lists, and reloads them if one has failed. */
function loadLists(): Promise<void> {
  if (known?.isComplete && known.failed.length === 0) return Promise.resolve();
  loading ??= loadFinder(loadRows, (next) => {
    known = next;
    for (const listener of listeners) listener();
  }).finally(() => {
    loading = undefined;
  });
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useFinder(): Finder | undefined {
  useEffect(() => void loadLists(), []);
  return useSyncExternalStore(subscribe, () => known);
}

function noteOf(
  finder: Finder | undefined,
  typed: string,
  results: readonly FoundTarget[],
): string {
  if (typed.trim() === '') return 'Digite uma ocupação, um curso, uma cidade ou uma instituição.';
  if (finder?.failed.length) return 'Parte das listas não chegou. Feche e tente de novo.';
  if (results.some(({ isSimilar }) => !isSimilar)) return '';
  return finder?.isComplete
    ? missedSentence(typed, results.filter(({ kind }) => kind !== SEARCH).length)
    : 'Carregando...';
}

/** The text confirmed with Enter, whose best result opens once the lists have loaded. */
const entered = (() => {
  let text: string | undefined;
  return {
    set: (next: string | undefined) => {
      text = next;
    },
    is: (other: string) => text === other,
  };
})();

/** Fields that have already received the initial focus. */
const focused = new WeakSet<HTMLInputElement>();

/** The field with its results; replaces the plain field on first use. */
export function SearchResults({
  label,
  placeholder,
  initial,
  isEntered,
  isLeft,
}: SearchFieldProps) {
  const navigate = useNavigate();
  const finder = useFinder();
  const [typed, setTyped] = useState(initial);
  const wanted = useDeferredValue(typed);
  const results = useMemo(() => finder?.find(wanted) ?? [], [finder, wanted]);

  const open = useCallback(
    (chosen: FoundTarget) => {
      addRecentSearch(chosen);
      setTyped('');
      focusPage();
      void navigate(chosen.href);
    },
    [navigate],
  );
  /** Opens the best result for the entire text, after waiting for lists that are still loading. */
  const openBest = useCallback(
    async (text: string) => {
      entered.set(text);
      await loadLists();
      const best = entered.is(text) ? known?.find(text)[0] : undefined;
      if (best?.matchesAllWords) open(best);
    },
    [open],
  );
  // Focuses the field while mounting, because the next key press would otherwise be lost. Only
  // once, because the caret would jump back.
  const focusAtEnd = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field || focused.has(field)) return;
      focused.add(field);
      if (!isLeft) {
        field.focus();
        field.setSelectionRange(initial.length, initial.length);
      }
      if (isEntered) void openBest(initial);
    },
    [initial, isEntered, isLeft, openBest],
  );
  const [isWaiting, setWaiting] = useState(isEntered);
  const listbox = useListbox({
    count: results.length,
    selected: -1,
    first: -1,
    isOpen: initial !== '' && !isLeft,
    disabled: undefined,
    onSelect: (index) => results[index] && open(results[index]),
    onClose: () => undefined,
    onClear: () => setTyped(''),
  });
  const stopWaiting = () => {
    setWaiting(false);
    entered.set(undefined);
  };
  const { inputProps } = listbox;
  const onKeyDown = (event: KeyboardEvent) => {
    inputProps.onKeyDown(event);
    if (event.key !== 'Enter' || listbox.active >= 0) return;
    setWaiting(true);
    void openBest(typed);
  };
  const onBlur = (event: FocusEvent) => {
    inputProps.onBlur(event);
    stopWaiting();
  };
  const active = listbox.active < 0 && results[0]?.matchesAllWords ? 0 : listbox.active;

  const isShown = listbox.isOpen || isWaiting;
  const note = isWaiting && !finder?.isComplete ? 'Carregando...' : noteOf(finder, typed, results);
  return (
    <div className="search-field">
      <label className="visually-hidden" {...listbox.labelProps}>
        {label}
      </label>
      <input
        {...inputProps}
        ref={focusAtEnd}
        value={typed}
        onChange={({ currentTarget }) => {
          stopWaiting();
          setTyped(currentTarget.value);
          listbox.openTyped();
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        type="search"
        placeholder={placeholder}
        enterKeyHint="go"
      />
      <div className="search-popup" hidden={!isShown}>
        <div className="search-list" {...listbox.listProps}>
          {isShown &&
            results.map((item, index) => (
              <div
                key={`${item.kind} ${item.href}`}
                className="search-result"
                data-active={index === active ? '' : undefined}
                aria-selected={index === active}
                {...listbox.optionProps(index)}
              >
                <span className="search-kind">{item.kind}</span>
                <span>
                  {item.title}
                  {item.detail && <span className="quiet-inline"> · {item.detail}</span>}
                  {item.name && <span className="quiet-inline"> · também: {item.name}</span>}
                </span>
              </div>
            ))}
        </div>
        <output
          className="search-note"
          data-above={
            (results.length > 0 && results.every(({ isSimilar }) => isSimilar)) || undefined
          }
        >
          {isShown && note}
        </output>
      </div>
    </div>
  );
}
