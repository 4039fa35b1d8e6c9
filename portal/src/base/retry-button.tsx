import { useLayoutEffect, useRef } from 'react';
import { focusPage } from './focus-page';

/** Path of the page where a focused retry button last disappeared. */
let leftOn: string | undefined;

interface RetryButtonProps {
  className?: string;
  onRetry: () => void;
}

/**
 * Button that repeats a failed request. If it disappears while focused, the focus moves to the
 * page's content, and back if it reappears there.
 */
export function RetryButton({ className = 'button', onRetry }: RetryButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  // Layout effects are cleaned up while the button is still in the document.
  useLayoutEffect(() => {
    const button = ref.current;
    if (leftOn === location.pathname && document.activeElement?.id === 'conteudo') {
      button?.focus({ preventScroll: true });
    }
    leftOn = undefined;
    return () => {
      if (document.activeElement !== button) return;
      leftOn = location.pathname;
      focusPage();
    };
  }, []);
  return (
    <button ref={ref} type="button" className={className} onClick={onRetry}>
      Tentar novamente
    </button>
  );
}
