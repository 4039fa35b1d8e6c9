import { useEffect, useState } from 'react';
import { focusPage } from '../base/focus-page';

/** Scroll distance from which the button is shown, in px. */
const SHOWN_FROM = 300;

/**
 * A button that scrolls back to the top of the page: in the margin of a wide window, otherwise
 * above the footer, so that it never covers content.
 */
export function ScrollTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(scrollY > SHOWN_FROM);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  const go = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    focusPage();
  };
  return (
    <div className="scroll-top-place">
      {isShown && (
        <button type="button" className="scroll-top" onClick={go} aria-label="Voltar ao topo">
          <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
            <path d="m3 9 5-5 5 5M8 4v10" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      )}
    </div>
  );
}
