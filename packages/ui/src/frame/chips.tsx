import { ChipMark } from './chip-mark';

/** Value of an active filter. */
export interface FilterChip {
  /** Name of the filter in the URL. */
  filter: string;
  value: string;
  /** Display names, such as `Estado` and `São Paulo`. */
  filterLabel: string;
  valueLabel: string;
  /** Whether the reader cannot remove the filter. */
  fixed: boolean;
}

interface ChipsProps {
  chips: readonly FilterChip[];
  /** Text shown if there are no chips. Default: none. */
  none?: string;
  /** Label of the button that removes all chips. Default: `limpar`. */
  clearLabel?: string;
  onRemove: (chip: FilterChip) => void;
  onClear: () => void;
}

/**
 * Labels a chip with its value. Adds the name of the filter if the value contains a digit, such as
 * `5 a 9`, or occurs in two filters, such as `São Paulo`.
 */
function chipText(chip: FilterChip, chips: readonly FilterChip[]): string {
  const namesakes = chips.filter(({ valueLabel }) => valueLabel === chip.valueLabel);
  return namesakes.length > 1 || /\d/.test(chip.valueLabel) ? chipCaption(chip) : chip.valueLabel;
}

/**
 * Formats `Estado: São Paulo`, or only the value if it includes the name, as in `Ocupação 2251-25`.
 */
export const chipCaption = ({
  filterLabel,
  valueLabel,
}: Pick<FilterChip, 'filterLabel' | 'valueLabel'>): string =>
  valueLabel.startsWith(`${filterLabel} `) ? valueLabel : `${filterLabel}: ${valueLabel}`;

/** Active filters as removable chips, with a button that removes all of them. */
export function Chips({ chips, none, clearLabel = 'limpar', onRemove, onClear }: ChipsProps) {
  if (chips.length === 0)
    return (
      none && (
        <p className="chips chips-none" part="chips">
          {none}
        </p>
      )
    );
  const removable = chips.some(({ fixed }) => !fixed);
  return (
    <ul className="chips" part="chips" aria-label="Filtros em vigor">
      {chips.map((chip) => (
        <li key={`${chip.filter}=${chip.value}`}>
          <ChipMark
            text={chipText(chip, chips)}
            title={chipCaption(chip)}
            removeLabel={`Retirar o filtro ${chipCaption(chip)}`}
            onRemove={chip.fixed ? undefined : () => onRemove(chip)}
          />
        </li>
      ))}
      {removable && (
        <li>
          <button type="button" className="link-button" onClick={onClear}>
            {clearLabel}
          </button>
        </li>
      )}
    </ul>
  );
}
