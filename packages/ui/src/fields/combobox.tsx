import { formatCount } from '@observatorio/language';
import { useMemo, useRef, useState } from 'react';
import { ChevronIcon, CloseIcon } from '../icons/icons';
import { type Matches, matchOptions } from './match-options';
import type { Option } from './select';
import { useListbox } from './use-listbox';

interface ComboboxProps {
  label: string;
  /** Available options. With `find`, only used to look up the selected one. */
  options: readonly Option[];
  /**
   * Finds options for the typed text, best first; Enter selects the first. Pass a stable function.
   * Default: `matchOptions`, with Enter selecting only the active option.
   */
  find?: (text: string) => Matches;
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

function noteOf({ options: { length }, hidden }: Matches, typed: string): string {
  if (length === 0) return 'Nada encontrado com esse nome.';
  if (hidden > 0) return `E mais ${formatCount(hidden)}: continue digitando.`;
  if (typed === '') return '';
  return length === 1 ? '1 resultado.' : `${length} resultados.`;
}

/** Text field that suggests options as the user types (ARIA combobox with a listbox). */
export function Combobox({
  label,
  options,
  find,
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
  const [text, setText] = useState<string | null>(null);
  const typed = text ?? '';
  const matches = useMemo(
    () => (find ? find(typed) : matchOptions(options, typed)),
    [find, options, typed],
  );
  const listed = matches.options;

  function select(option: Option | undefined): void {
    setText(null);
    const next = option?.value ?? '';
    if (next !== value || adds) onChange(next);
  }

  const listbox = useListbox({
    count: listed.length,
    selected: listed.findIndex((option) => option === chosen),
    first: find && typed !== '' ? 0 : -1,
    disabled,
    onSelect: (index) => select(listed[index]),
    onClose: () => setText(null),
    onClear: () => select(undefined),
  });
  const { isOpen } = listbox;

  return (
    <div className="field combobox" part="field">
      <label {...listbox.labelProps}>{label}</label>
      <input
        ref={field}
        className="control"
        part="control"
        placeholder={placeholder}
        value={text ?? (adds ? '' : (chosen?.label ?? ''))}
        {...listbox.inputProps}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          listbox.openTyped();
        }}
        onFocus={(event) => {
          event.currentTarget.select();
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
                aria-selected={option === chosen}
                {...listbox.optionProps(index)}
              >
                {option.label}
                {option.hint && <span className="option-hint">{option.hint}</span>}
              </div>
            ))}
        </div>
        <output className="combobox-note">{isOpen && (status ?? noteOf(matches, typed))}</output>
      </div>
    </div>
  );
}
