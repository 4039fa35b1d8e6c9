import { type ReactNode, useEffect, useRef } from 'react';

interface OffCanvasProps {
  open: boolean;
  onClose: () => void;
  /** Heading of the panel. */
  label: string;
  children: ReactNode;
}

/**
 * A modal panel at the right edge of the page: the browser traps the focus, closes the panel on
 * Escape and restores the focus. A click on the overlay closes it.
 */
export function OffCanvas({ open, onClose, label, children }: OffCanvasProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    const overlay = dialog.current;
    const closeOutside = ({ target }: Event) => {
      if (target === overlay) overlay?.close();
    };
    overlay?.addEventListener('click', closeOutside);
    return () => overlay?.removeEventListener('click', closeOutside);
  }, []);
  return (
    <dialog ref={dialog} className="off-canvas" aria-label={label} onClose={onClose}>
      {open && (
        <div className="off-canvas-inner">
          <div className="off-canvas-head">
            <h2>{label}</h2>
            <button type="button" className="icon-button" onClick={onClose} aria-label="Fechar">
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
