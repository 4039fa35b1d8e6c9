import { useEffect, useState } from 'react';

/**
 * What is read out after a person acted on this card: that it loads, then what it shows. The
 * other cards of the group stay silent, so that each selection is heard once.
 */
export function useAnnouncement(loading: boolean, result: string) {
  const [acted, setActed] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!acted) return;
    setMessage(loading ? 'Carregando…' : result);
    if (!loading) setActed(false);
  }, [acted, loading, result]);

  /** Wraps a handler: what follows from it is announced. */
  const announcing =
    <Args extends unknown[]>(handle: (...args: Args) => void) =>
    (...args: Args) => {
      setActed(true);
      handle(...args);
    };

  return { message, announcing };
}
