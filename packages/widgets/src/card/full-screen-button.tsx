import { useEffect, useRef, useState } from 'react';

/** Shows the card around it on the whole screen, and lets it go again. */
export function FullScreenButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const follow = () => setWhole(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // A refusal leaves the card as it is.
  const toggle = () =>
    (whole
      ? document.exitFullscreen()
      : button.current?.closest('section')?.requestFullscreen()
    )?.catch(() => {});
  return (
    <button ref={button} type="button" className="link-button" onClick={() => void toggle()}>
      {whole ? 'Ver menos' : 'Ver mais'}
    </button>
  );
}
