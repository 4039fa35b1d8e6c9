import { missedSentence } from '@observatorio/language';
import { useCombobox } from 'downshift';
import {
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
  id: string;
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
  id,
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
  // once, because downshift creates a new ref on each render, and the caret would jump back.
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
  const combobox = useCombobox<FoundTarget>({
    id,
    inputId: `${id}-input`,
    items: results,
    inputValue: typed,
    selectedItem: null,
    initialIsOpen: initial !== '' && !isLeft,
    itemToString: () => typed,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
  });
  const stopWaiting = () => {
    setWaiting(false);
    entered.set(undefined);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || combobox.highlightedIndex >= 0) return;
    setWaiting(true);
    void openBest(typed);
  };
  const active =
    combobox.highlightedIndex < 0 && results[0]?.matchesAllWords ? 0 : combobox.highlightedIndex;

  const isShown = combobox.isOpen || isWaiting;
  const note = isWaiting && !finder?.isComplete ? 'Carregando...' : noteOf(finder, typed, results);
  return (
    <div className="search-field">
      <label className="visually-hidden" {...combobox.getLabelProps()}>
        {label}
      </label>
      <input
        {...combobox.getInputProps({
          ref: focusAtEnd,
          // Updates synchronously: otherwise React would move the caret to the end.
          onChange: ({ currentTarget }) => {
            stopWaiting();
            setTyped(currentTarget.value);
          },
          onKeyDown,
          onBlur: stopWaiting,
        })}
        type="search"
        placeholder={placeholder}
        enterKeyHint="go"
      />
      <div className="search-popup" hidden={!isShown}>
        <ul {...combobox.getMenuProps()}>
          {isShown &&
            results.map((item, index) => (
              <li
                key={`${item.kind} ${item.href}`}
                data-active={index === active ? '' : undefined}
                {...combobox.getItemProps({ item, index })}
              >
                <span className="search-kind">{item.kind}</span>
                <span>
                  {item.title}
                  {item.detail && <span className="quiet-inline"> · {item.detail}</span>}
                  {item.name && <span className="quiet-inline"> · também: {item.name}</span>}
                </span>
              </li>
            ))}
        </ul>
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
