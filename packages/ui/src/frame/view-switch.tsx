import viewSwitchSheet from './view-switch.css?inline';

export const viewSwitchStyles = viewSwitchSheet;

interface ViewSwitchProps<View extends string> {
  /** Accessible name of the group. */
  label: string;
  views: Readonly<Record<View, string>>;
  value: View;
  onChange: (view: View) => void;
}

/** Largest number of views that are buttons. */
const MAX_BUTTONS = 3;

/** Group of toggle buttons for the view of a card, exactly one of them pressed, or a select. */
export function ViewSwitch<View extends string>({
  label,
  views,
  value,
  onChange,
}: ViewSwitchProps<View>) {
  const entries = Object.entries(views) as [View, string][];
  if (entries.length > MAX_BUTTONS) {
    return (
      <label className="view-select">
        {label}
        <select value={value} onChange={(event) => onChange(event.currentTarget.value as View)}>
          {entries.map(([view, name]) => (
            <option key={view} value={view}>
              {name}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset className="view-switch">
      <legend className="visually-hidden">{label}</legend>
      {entries.map(([view, name]) => (
        <button
          key={view}
          type="button"
          className="touch-room"
          aria-pressed={view === value}
          onClick={() => onChange(view)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
