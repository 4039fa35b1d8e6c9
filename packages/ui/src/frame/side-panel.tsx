import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../icons/icons';
import sidePanelSheet from './side-panel.css?inline';

export const sidePanelStyles = sidePanelSheet;

interface SidePanelProps {
  /** Accessible name. */
  label: string;
  /** Label of the close button. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Modal side panel; full-screen on phones. Opens on mount; Escape closes it. */
export function SidePanel({ label, closeLabel, onClose, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Removing an open dialog would not return the focus.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="side-panel"
      aria-label={label}
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <button
        type="button"
        className="button plain side-panel-close"
        part="button"
        onClick={() => dialog.current?.close()}
      >
        <CloseIcon size={16} /> {closeLabel}
      </button>
      {children}
    </dialog>
  );
}
