import { formatList, type Term } from '@observatorio/language';
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { stopEvent } from '../behaviour/stop-event';
import { CardName } from './card-name';

/**
 * Accessible name of the button, ending with the card's name: `O que quer dizer vínculo? Vínculos
 * por estado`.
 */
function labelOf(terms: readonly Term[], card: string): string {
  const names = formatList(terms.map(({ name }) => name));
  return `O que ${terms.length === 1 ? 'quer' : 'querem'} dizer ${names}? ${card}`.trim();
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * “?” button that opens the definitions of terms. Escape, a second click or losing focus closes
 * them.
 */
export function Definition({ terms }: { terms: readonly Term[] }) {
  const id = useId();
  const card = useContext(CardName);
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
    if (!open || event.key !== 'Escape') return;
    stopEvent(event);
    setOpen(false);
  };

  return (
    <span className="definition" ref={wrapper}>
      <button
        type="button"
        className="definition-button"
        aria-label={labelOf(terms, card)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
        onKeyDown={closeOnEscape}
      >
        ?
      </button>
      <output id={id} className="definition-text">
        {open &&
          terms.map(({ name, definition }) => (
            <span key={name} className="definition-item">
              <strong>{capitalised(name)}</strong>
              {definition}
            </span>
          ))}
      </output>
    </span>
  );
}
