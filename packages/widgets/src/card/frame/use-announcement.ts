import { useEffect, useState } from 'react';

/**
 * Delay before announcing, in ms; the message changes several times while a filter takes effect.
 */
const SETTLE_MS = 250;

/**
 * Returns the live region's message after the user acts on this card: loading, then the result. The
 * other cards of the group stay silent, so that a selection is announced only once.
 */
export function useAnnouncement(loading: boolean, result: string) {
  const [hasActed, setHasActed] = useState(false);
  const [announced, setAnnounced] = useState({ text: '', about: '' });

  useEffect(() => {
    if (!hasActed) return undefined;
    const timer = setTimeout(() => {
      setAnnounced({ text: loading ? 'Carregando…' : result, about: result });
      if (!loading) setHasActed(false);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hasActed, loading, result]);

  /** Wraps a handler so that its result is announced. */
  const withAnnouncement =
    <Args extends unknown[]>(handle: (...args: Args) => void) =>
    (...args: Args) => {
      setHasActed(true);
      handle(...args);
    };

  // Clears an outdated message, because a screen reader could still navigate to it.
  return { message: announced.about === result ? announced.text : '', withAnnouncement };
}
