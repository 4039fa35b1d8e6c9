import { useEffect, useState } from 'react';
import { defaultLayout, readLayoutConfig, writeLayoutConfig } from './layout-config';

/** Turns high contrast on and off: the class `contraste` on the body, which every tag follows. */
export function ContrastButton() {
  const [on, setOn] = useState(() => readLayoutConfig().colours === 'contraste');
  useEffect(() => {
    document.body.classList.toggle('contraste', on);
  }, [on]);
  const toggle = () => {
    setOn(!on);
    writeLayoutConfig({ colours: on ? defaultLayout.colours : 'contraste' });
  };
  return (
    <button type="button" className="contrast-button" aria-pressed={on} onClick={toggle}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 1a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
      Alto contraste
    </button>
  );
}
