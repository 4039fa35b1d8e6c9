import { flushSync } from 'react-dom';
import showResultsSheet from './show-results.css?inline';

export const showResultsStyles = showResultsSheet;

interface ShowResultsProps {
  /** Text of the button, such as `Ver 126 ofertas`. */
  label: string;
  disabled: boolean;
  /** Moves to the results. */
  onShow: () => void;
}

/** Button at the end of a filter bar's expanded fields: collapses them and moves to the results. */
export function ShowResults({ label, disabled, onShow }: ShowResultsProps) {
  return (
    <div className="show-results">
      <button
        type="button"
        className="button"
        part="button"
        disabled={disabled}
        onClick={({ currentTarget }) => {
          const bar = currentTarget.closest('.filter-bar');
          // The results move up when the fields collapse.
          flushSync(() => bar?.querySelector<HTMLElement>('.filter-bar-button')?.click());
          onShow();
        }}
      >
        {label}
      </button>
    </div>
  );
}
