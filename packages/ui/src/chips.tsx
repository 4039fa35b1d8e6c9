import { ChipMark } from './chip-mark';

/** One value of one filter in force. */
export interface Chip {
  /** Name of the filter, as the address has it. */
  filter: string;
  value: string;
  /** What people read: `Estado`, `São Paulo`. */
  filterLabel: string;
  valueLabel: string;
  /** Belongs to the card itself: shown, but not liftable. Default: false. */
  fixed?: boolean;
}

interface ChipsProps {
  chips: readonly Chip[];
  /** What stands in the place of the chips while there is none. Default: nothing. */
  none?: string;
  /** The words of the button that lifts all of them. */
  clearLabel?: string;
  onLift: (chip: Chip) => void;
  onClear: () => void;
}

/**
 * A value with figures, as `5 a 9`, and one that two filters share, as `São Paulo`, say little
 * without the name of the filter.
 */
function chipText(chip: Chip, chips: readonly Chip[]): string {
  const namesakes = chips.filter(({ valueLabel }) => valueLabel === chip.valueLabel);
  return namesakes.length > 1 || /\d/.test(chip.valueLabel) ? chipTitle(chip) : chip.valueLabel;
}

const chipTitle = ({ filterLabel, valueLabel }: Chip): string => `${filterLabel}: ${valueLabel}`;

/** The filters in force, each liftable, and a button that lifts all. */
export function Chips({ chips, none, clearLabel = 'limpar', onLift, onClear }: ChipsProps) {
  if (chips.length === 0) return none && <p className="chips chips-none">{none}</p>;
  const liftable = chips.some(({ fixed }) => !fixed);
  return (
    <ul className="chips" aria-label="Filtros em vigor">
      {chips.map((chip) => (
        <li key={`${chip.filter}=${chip.value}`}>
          <ChipMark
            text={chipText(chip, chips)}
            title={chipTitle(chip)}
            removeLabel={`Retirar o filtro ${chipTitle(chip)}`}
            onRemove={chip.fixed ? undefined : () => onLift(chip)}
          />
        </li>
      ))}
      {liftable && (
        <li>
          <button type="button" className="link-button" onClick={onClear}>
            {clearLabel}
          </button>
        </li>
      )}
    </ul>
  );
}
