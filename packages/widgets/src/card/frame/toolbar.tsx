import type { Control, ControlFilters } from '@observatorio/cards';
import { BackIcon, ViewSwitch } from '@observatorio/ui';
import { FullScreenButton } from './full-screen-button';

/** Actions of the controls above a card's content. */
export interface ToolbarActions {
  onView(view: string): void;
  onFilters(filters: ControlFilters): void;
}

interface ToolbarProps extends ToolbarActions {
  controls: readonly Control[];
}

/** Controls above a card's content. */
export const Toolbar = ({ controls, ...actions }: ToolbarProps) =>
  controls.map((control) => (
    <ToolbarControl
      key={'label' in control ? control.label : control.kind}
      control={control}
      {...actions}
    />
  ));

function ToolbarControl({ control, onView, onFilters }: ToolbarActions & { control: Control }) {
  if (control.kind === 'hint') return <p className="hint">{control.text}</p>;
  if (control.kind === 'full-screen') return <FullScreenButton />;
  if (control.kind === 'views') {
    const { label, views, view } = control;
    return <ViewSwitch label={label} views={views} value={view} onChange={onView} />;
  }
  const { label, isBack } = control;
  return (
    <button
      type="button"
      className="link-button"
      onClick={() => (control.kind === 'view' ? onView(control.view) : onFilters(control.filters))}
    >
      {isBack && <BackIcon size={16} />}
      {label}
    </button>
  );
}
