import { useCombobox } from 'downshift';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { type Finder, type FoundTarget, loadFinder } from './find-targets';
import { addRecentSearch } from './recent-searches';
import './search-results.css';

export interface SearchFieldProps {
  id: string;
  label: string;
  placeholder: string;
  /** The text typed so far. */
  initial: string;
}

/** The finder of the visit: lists are loaded once. A list that failed is loaded anew on the next use. */
let known: Finder | undefined;

function useFinder(): Finder | undefined {
  const [finder, setFinder] = useState(known);
  useEffect(() => {
    if (known?.isComplete && known.failed.length === 0) return;
    void loadFinder((next) => {
      known = next;
      setFinder(next);
    });
  }, []);
  return finder;
}

function noteOf(finder: Finder | undefined, typed: string, count: number): string {
  if (typed.trim() === '') return 'Digite uma ocupação, um curso, uma cidade ou uma instituição.';
  if (finder?.failed.length) return 'Parte das listas não chegou. Feche e tente de novo.';
  if (count > 0) return '';
  return finder?.isComplete
    ? 'Nada encontrado com esse nome. Tente outra palavra, ou a busca de cursos ou de ocupações.'
    : 'Carregando...';
}

/** The fields that have had the focus from their start. */
const focused = new WeakSet<HTMLInputElement>();

/** The field with its results; replaces the plain field on its first use. */
export function SearchResults({ id, label, placeholder, initial }: SearchFieldProps) {
  const navigate = useNavigate();
  const finder = useFinder();
  // As it is mounted: the next key would be lost between the two fields. Once, because downshift
  // makes a new ref for each render, and the caret would go back to its first place.
  const focusAtEnd = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field || focused.has(field)) return;
      focused.add(field);
      field.focus();
      field.setSelectionRange(initial.length, initial.length);
    },
    [initial],
  );
  const [typed, setTyped] = useState(initial);
  const wanted = useDeferredValue(typed);
  const results = useMemo(() => finder?.find(wanted) ?? [], [finder, wanted]);

  const open = useCallback(
    (chosen: FoundTarget) => {
      addRecentSearch(chosen);
      setTyped('');
      document.getElementById(`${id}-input`)?.blur();
      void navigate(chosen.href);
    },
    [id, navigate],
  );
  // Enter opens the best result of the whole text, also when lists are still on their way.
  const [isWaiting, setWaiting] = useState(false);
  const combobox = useCombobox<FoundTarget>({
    id,
    inputId: `${id}-input`,
    items: results,
    inputValue: typed,
    selectedItem: null,
    initialIsOpen: initial !== '',
    itemToString: () => typed,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
  });
  const best = isWaiting && finder?.isComplete ? finder.find(typed)[0] : undefined;
  useEffect(() => {
    if (best?.isSure) open(best);
  }, [best, open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && combobox.highlightedIndex < 0) setWaiting(true);
  };
  const active =
    combobox.highlightedIndex < 0 && results[0]?.isSure ? 0 : combobox.highlightedIndex;

  const isShown = combobox.isOpen || isWaiting;
  const note =
    isWaiting && !finder?.isComplete ? 'Carregando...' : noteOf(finder, typed, results.length);
  return (
    <div className="search-field">
      <label className="visually-hidden" {...combobox.getLabelProps()}>
        {label}
      </label>
      <input
        {...combobox.getInputProps({
          ref: focusAtEnd,
          // At once: later, React would move the caret to the end.
          onChange: ({ currentTarget }) => {
            setWaiting(false);
            setTyped(currentTarget.value);
          },
          onKeyDown,
          onBlur: () => setWaiting(false),
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
        <output className="search-note">{isShown && note}</output>
      </div>
    </div>
  );
}
