import { formatCount } from '@observatorio/domain';
import { type Environment, useCombobox } from 'downshift';
import { useCallback, useMemo, useState } from 'react';
import { ChevronIcon, CloseIcon } from './icons';
import { matchOptions } from './match-options';
import type { Option } from './select';

interface ComboboxProps {
  label: string;
  options: readonly Option[];
  /** The chosen value; empty means none. */
  value: string;
  /** What the field shows while nothing is chosen. */
  placeholder: string;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** Downshift looks for focus and listens in this root: in a shadow root, `window` sees neither. */
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

function noteOf(listed: number, hidden: number): string {
  if (listed === 0) return 'Nada encontrado com esse nome.';
  return hidden > 0 ? `E mais ${formatCount(hidden)}: continue digitando.` : '';
}

/** A text field that finds one of many options while one types (ARIA combobox with a listbox). */
export function Combobox({
  label,
  options,
  value,
  placeholder,
  disabled,
  onChange,
}: ComboboxProps) {
  const [environment, setEnvironment] = useState<Environment>();
  const attach = useCallback((node: HTMLElement | null) => {
    const root = node?.getRootNode();
    if (root) setEnvironment(environmentOf(root instanceof ShadowRoot ? root : document));
  }, []);

  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  const [typed, setTyped] = useState('');
  const { options: listed, hidden } = useMemo(() => matchOptions(options, typed), [options, typed]);

  const combobox = useCombobox<Option>({
    environment,
    items: [...listed],
    itemToKey: (option) => option?.value,
    itemToString: (option) => option?.label ?? '',
    selectedItem: chosen ?? null,
    onInputValueChange: ({ inputValue, type }) =>
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ''),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
    stateReducer: (state, { type, changes }) =>
      // Leaving the field takes nothing that was not chosen: the text goes back to the choice.
      type === useCombobox.stateChangeTypes.InputBlur
        ? {
            ...changes,
            selectedItem: state.selectedItem,
            inputValue: state.selectedItem?.label ?? '',
          }
        : changes,
  });
  const { isOpen, highlightedIndex } = combobox;

  return (
    <div className="field combobox" ref={attach}>
      <label {...combobox.getLabelProps()}>{label}</label>
      <input
        className="control"
        placeholder={placeholder}
        {...combobox.getInputProps({ disabled })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <span className="combobox-buttons">
        {chosen && !disabled && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Limpar ${label}`}
            onClick={() => onChange('')}
          >
            <CloseIcon size={16} />
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          {...combobox.getToggleButtonProps({
            disabled,
            'aria-label': `Abrir a lista de ${label}`,
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
              </div>
            ))}
        </div>
        <output className="combobox-note">{isOpen && noteOf(listed.length, hidden)}</output>
      </div>
    </div>
  );
}
