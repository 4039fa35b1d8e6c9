import { BackIcon } from '@observatorio/ui';

interface BackButtonProps {
  onClick: () => void;
  children: string;
}

/** Button that exits a card's drill-down. */
export function BackButton({ onClick, children }: BackButtonProps) {
  return (
    <button type="button" className="link-button" onClick={onClick}>
      <BackIcon size={16} />
      {children}
    </button>
  );
}
