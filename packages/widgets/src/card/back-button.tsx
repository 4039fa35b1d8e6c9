import { BackIcon } from '@observatorio/ui';

interface BackButtonProps {
  onClick: () => void;
  children: string;
}

/** The way out of a detail that a card shows. */
export function BackButton({ onClick, children }: BackButtonProps) {
  return (
    <button type="button" className="link-button" onClick={onClick}>
      <BackIcon size={16} />
      {children}
    </button>
  );
}
