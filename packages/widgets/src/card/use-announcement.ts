import { useEffect, useState } from 'react';

/** What is said changes several times while a filter takes effect: wait so many milliseconds. */
const SETTLE = 250;

/**
 * What is read out after a person acted on this card: that it loads, if that takes long, then
 * what it shows. The other cards of the group stay silent, so that a selection is heard once.
 */
export function useAnnouncement(loading: boolean, result: string) {
  const [acted, setActed] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!acted) return undefined;
    const timer = setTimeout(() => {
      setMessage(loading ? 'Carregando…' : result);
      if (!loading) setActed(false);
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [acted, loading, result]);

  /** Wraps a handler: what follows from it is announced. */
  const withAnnouncement =
    <Args extends unknown[]>(handle: (...args: Args) => void) =>
    (...args: Args) => {
      setActed(true);
      handle(...args);
    };

  return { message, withAnnouncement };
}
