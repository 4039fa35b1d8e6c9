import { RetryButton } from './retry-button';

interface ListFailedProps {
  onRetry: () => void;
}

/** Error message for a list that failed to load, with a retry button. */
export const ListFailed = ({ onRetry }: ListFailedProps) => (
  <p role="alert">
    A lista não chegou. <RetryButton className="button plain" onRetry={onRetry} />
  </p>
);
