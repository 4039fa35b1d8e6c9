import { formatCount } from '@observatorio/domain';
import { type Environment, useCombobox } from 'downshift';
import { useCallback, useMemo, useState } from 'react';
import { ChevronIcon, CloseIcon } from './icons';
import { type Matches, matchOptions } from './match-options';
import type { Option } from './select';

interface ComboboxProps {
  label: string;
  /** With `find`, only used to look up the selected option. */
  options: readonly Option[];
  /**
   * Finds options for a typed text, best first; Enter selects the first. Pass a stable function.
   * Default: the options whose label contains the text.
   */
  find?: (text: string) => Matches;
  /** Shown in place of results while the list is loading. */
  status?: string | undefined;
  /** The selected value; empty for none. */
  value: string;
  placeholder: string;
  disabled?: boolean;
  /** Empties the field after a choice, for lists shown elsewhere. Default: false. */
  adds?: boolean;
  onChange: (value: string) => void;
  /** Called on focus, so that the list can be loaded. */
  onFocus?: () => void;
}

/** Makes Downshift use this root: focus and events inside a shadow root are invisible to `window`. */
function environmentOf(root: Document | ShadowRoot): Environment {
  const { body } = document;
  return {
    document: {
      body,
      createElement: document.createElement.bind(document),
      getElementById: root.getElementById.bind(root),
      get activeElement() {
        return root.activeElement ?? body;
      },
    } as unknown as Document,
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    Node,
  };
}

const { stateChangeTypes: changeTypes } = useCombobox;

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
  const [environment, setEnvironment] = useState<Environment>();
  const attach = useCallback((node: HTMLElement | null) => {
    const root = node?.getRootNode();
    if (root) setEnvironment(environmentOf(root instanceof ShadowRoot ? root : document));
  }, []);

  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const [typed, setTyped] = useState('');
  const matches = useMemo(
    () => (find ? find(typed) : matchOptions(options, typed)),
    [find, options, typed],
  );
  const listed = matches.options;
  const textOf = (option: Option | null): string => (adds ? '' : (option?.label ?? ''));
  /** State of the field after an option is selected. */
  const selected = (option: Option | null) => ({
    selectedItem: option,
    inputValue: textOf(option),
  });

  const combobox = useCombobox<Option>({
    environment,
    items: [...listed],
    itemToKey: (option) => option?.value,
    itemToString: textOf,
    selectedItem: chosen ?? null,
    onInputValueChange: ({ inputValue, type }) =>
      setTyped(type === changeTypes.InputChange ? inputValue : ''),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    stateReducer: (state, { type, changes }) => {
      const [first] = listed;
      const isTyping = state.isOpen && typed !== '';
      switch (type) {
        // Restores the text of the selected option when the field loses focus.
        case changeTypes.InputBlur:
          return { ...changes, ...selected(state.selectedItem) };
        // Keeps the typed text when the value changes from outside.
        case changeTypes.ControlledPropUpdatedSelectedItem:
          return adds || isTyping ? { ...changes, inputValue: state.inputValue } : changes;
        case changeTypes.InputKeyDownEnter:
          return find && first && isTyping && state.highlightedIndex < 0
            ? { ...changes, ...selected(first) }
            : changes;
        default:
          return changes;
      }
    },
  });
  const { isOpen, highlightedIndex } = combobox;

  return (
    <div className="field combobox" part="field" ref={attach}>
      <label {...combobox.getLabelProps()}>{label}</label>
      <input
        className="control"
        part="control"
        placeholder={placeholder}
        {...combobox.getInputProps({ disabled })}
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
            onClick={({ currentTarget }) => {
              currentTarget.closest('.combobox')?.querySelector('input')?.focus();
              onChange('');
            }}
          >
            <CloseIcon size={16} />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          {...combobox.getToggleButtonProps({
            disabled,
            'aria-label': `Abrir a lista: ${label}`,
          })}
        >
          <ChevronIcon size={16} />
        </button>
      </span>
      <div className="combobox-popup" hidden={!isOpen}>
        <div className="combobox-list" {...combobox.getMenuProps()}>
          {isOpen &&
            listed.map((option, index) => (
              <div
                key={option.value}
                data-active={index === highlightedIndex ? '' : undefined}
                {...combobox.getItemProps({
                  item: option,
                  index,
                  'aria-selected': option === chosen,
                })}
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
