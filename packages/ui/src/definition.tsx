import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface DefinitionProps {
  term: string;
  /** The definition, in one or two sentences. */
  children: string;
}

/** A “?” that opens the definition of a term; Escape, a second click or leaving it closes it. */
export function Definition({ term, children }: DefinitionProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (wrapper.current && !event.composedPath().includes(wrapper.current)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };

  return (
    <span className="definition" ref={wrapper}>
      <button
        type="button"
        className="definition-button"
        aria-label={`O que é ${term}?`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
        onKeyDown={closeOnEscape}
      >
        ?
      </button>
      <output id={id} className="definition-text">
        {open ? children : ''}
      </output>
    </span>
  );
}
