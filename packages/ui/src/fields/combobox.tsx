import { formatCount, missedSentence } from '@observatorio/language';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ChevronIcon, CloseIcon } from '../icons/icons';
import { type Matches, matchOptions } from './match-options';
import type { FieldHandlers } from './other-search';
import type { Option } from './select';
import { useListbox } from './use-listbox';

interface ComboboxProps {
  label: string;
  /** Available options. With `find`, only used to look up the selected one. */
  options: readonly Option[];
  /**
   * Finds options for the typed text, best first; Enter selects the first if it contains the text.
   * Pass a stable function. Default: `matchOptions`, with Enter selecting only the active option.
   */
  find?: (text: string) => Matches;
  /** Renders links to other searches, for typed text that no option contains. Default: none. */
  renderElsewhere?: (text: string, field: FieldHandlers) => ReactNode;
  /** Text to start with: the field gets the focus and shows the results. Default: none. */
  initialText?: string | undefined;
  /** Message shown instead of results while the list is loading. */
  status?: string | undefined;
  /** Selected value; empty for none. */
  value: string;
  placeholder: string;
  disabled?: boolean;
  /**
   * Whether to clear the field after each choice, when choices are listed elsewhere. Default:
   * false.
   */
  adds?: boolean;
  onChange: (value: string) => void;
  /** Called on focus, for example to load the options. */
  onFocus?: () => void;
}

function noteOf({ options: { length }, hidden, isSimilar }: Matches, typed: string): string {
  if (typed && (isSimilar || length === 0)) return missedSentence(typed, length);
  if (hidden > 0) return `E mais ${formatCount(hidden)}: continue digitando.`;
  if (!typed) return '';
  return length === 1 ? '1 resultado.' : `${length} resultados.`;
}

/** Text field that suggests options as the user types (ARIA combobox with a listbox). */
export function Combobox({
  label,
  options,
  find,
  renderElsewhere,
  initialText,
  status,
  value,
  placeholder,
  disabled,
  adds = false,
  onChange,
  onFocus,
}: ComboboxProps) {
  const field = useRef<HTMLInputElement>(null);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  /** Typed text; null while the field shows the selected option. */
  const [text, setText] = useState<string | null>(initialText ?? null);
  const typed = text?.trim() ?? '';
  const matches = useMemo(
    () => (find ? find(typed) : matchOptions(options, typed)),
    [find, options, typed],
  );
  const listed = matches.options;
  const isMissed = !status && typed !== '' && (matches.isSimilar || listed.length === 0);

  function select(option: Option | undefined): void {
    setText(null);
    const next = option?.value ?? '';
    if (next !== value || adds) onChange(next);
  }

  const listbox = useListbox({
    count: listed.length,
    selected: listed.findIndex((option) => option.value === value),
    first: find && typed !== '' && !isMissed ? 0 : -1,
    disabled,
    onSelect: (index) => select(listed[index]),
    onClose: () => setText(null),
    onClear: () => select(undefined),
  });
  const { isOpen, inputProps } = listbox;
  useEffect(() => {
    if (initialText) field.current?.focus();
  }, [initialText]);

  return (
    <div className="field combobox" part="field">
      <label {...listbox.labelProps}>{label}</label>
      <input
        ref={field}
        className="control"
        part="control"
        placeholder={placeholder}
        value={text ?? (adds ? '' : (chosen?.label ?? ''))}
        {...inputProps}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          listbox.openTyped();
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          // Only the initial text is there before the focus.
          if (text) listbox.openTyped();
          onFocus?.();
        }}
      />
      <span className="combobox-buttons">
        {chosen && !disabled && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Limpar ${label}`}
            onClick={() => {
              field.current?.focus();
              select(undefined);
            }}
          >
            <CloseIcon size={16} />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={`Abrir a lista: ${label}`}
          {...listbox.toggleProps}
          onClick={() => {
            field.current?.focus();
            listbox.toggle();
          }}
        >
          <ChevronIcon size={16} />
        </button>
      </span>
      <div className="combobox-popup" hidden={!isOpen}>
        <div className="combobox-list" {...listbox.listProps}>
          {isOpen &&
            listed.map((option, index) => (
              <div
                key={option.value}
                data-active={index === listbox.active ? '' : undefined}
                aria-selected={option.value === value}
                {...listbox.optionProps(index)}
              >
                {option.label}
                {option.hint && <span className="option-hint">{option.hint}</span>}
              </div>
            ))}
        </div>
        <output className="combobox-note" data-above={isMissed || undefined}>
          {isOpen && (status ?? noteOf(matches, typed))}
        </output>
        {isOpen && isMissed && renderElsewhere?.(typed, inputProps)}
      </div>
    </div>
  );
}
