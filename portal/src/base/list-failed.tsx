interface ListFailedProps {
  onRetry: () => void;
}

/** Says that a list did not arrive, and offers to request it again. */
export const ListFailed = ({ onRetry }: ListFailedProps) => (
  <p role="alert">
    A lista não chegou.{' '}
    <button
      type="button"
      className="button plain"
      onClick={() => {
        // The button disappears.
        document.getElementById('conteudo')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      Tentar novamente
    </button>
  </p>
);
