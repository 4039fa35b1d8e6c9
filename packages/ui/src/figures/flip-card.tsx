import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { BackIcon } from '../icons/icons';
import flipCardSheet from './flip-card.css?inline';

export const flipCardStyles = flipCardSheet;

interface FlipCardProps {
  /** Name of the back's content, for the button label: `conhecimentos`. */
  name: string;
  icon?: ReactNode;
  /** Short text on the front. */
  front: ReactNode;
  /** Content of the back. Without it, the card does not flip. */
  children?: ReactNode;
}

/** Two-sided card with a button on each side to flip it: “Ver …” and “Voltar”. */
export function FlipCard({ name, icon, front, children }: FlipCardProps) {
  const id = useId();
  const show = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  /** Undefined until the first flip, so that mounting does not move the focus. */
  const [open, setOpen] = useState<boolean>();
  const hasBack = Boolean(children);
  const turned = hasBack && open === true;

  useLayoutEffect(() => {
    if (open === undefined) return;
    (open ? back : show).current?.focus({ preventScroll: true });
  }, [open]);

  return (
    <div className="flip" data-turned={turned || undefined}>
      <div className="flip-side flip-front" inert={turned}>
        {icon}
        <div className="flip-text">{front}</div>
        {hasBack && (
          <button
            ref={show}
            type="button"
            className="button plain"
            part="button"
            aria-expanded={turned}
            aria-controls={id}
            onClick={() => setOpen(true)}
          >
            Ver {name}
          </button>
        )}
      </div>
      {hasBack && (
        <div id={id} className="flip-side flip-back" inert={!turned}>
          <button
            ref={back}
            type="button"
            className="link-button flip-return"
            aria-label={`Voltar: ${name}`}
            onClick={() => setOpen(false)}
          >
            <BackIcon size={16} /> Voltar
          </button>
          {children}
        </div>
      )}
    </div>
  );
}
