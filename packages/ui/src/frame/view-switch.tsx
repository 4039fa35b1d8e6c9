import viewSwitchSheet from './view-switch.css?inline';

export const viewSwitchStyles = viewSwitchSheet;

interface ViewSwitchProps<View extends string> {
  /** Accessible name of the group. */
  label: string;
  views: Readonly<Record<View, string>>;
  value: View;
  onChange: (view: View) => void;
}

/** Group of toggle buttons for the view of a card; exactly one is pressed. */
export function ViewSwitch<View extends string>({
  label,
  views,
  value,
  onChange,
}: ViewSwitchProps<View>) {
  return (
    <fieldset className="view-switch">
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(views) as [View, string][]).map(([view, name]) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(view)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
