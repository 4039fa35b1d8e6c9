interface ListFailedProps {
  onRetry: () => void;
}

/** Error message for a list that failed to load, with a retry button. */
export const ListFailed = ({ onRetry }: ListFailedProps) => (
  <p role="alert">
    A lista não chegou.{' '}
    <button
      type="button"
      className="button plain"
      onClick={() => {
        // Moves the focus, because the button is about to disappear.
        document.getElementById('conteudo')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      Tentar novamente
    </button>
  </p>
);
