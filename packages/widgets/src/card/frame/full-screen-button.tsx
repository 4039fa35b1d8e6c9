import { useEffect, useRef, useState } from 'react';

/** Toggles full screen for the card that contains the button. */
export function FullScreenButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const update = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  if (!document.fullscreenEnabled) return null;
  // Ignores rejections: the browser may deny full screen.
  const toggle = () =>
    (isFullScreen
      ? document.exitFullscreen()
      : button.current?.closest('section')?.requestFullscreen()
    )?.catch(() => {});
  return (
    <button ref={button} type="button" className="link-button" onClick={() => void toggle()}>
      {isFullScreen ? 'Ver menos' : 'Ver mais'}
    </button>
  );
}
