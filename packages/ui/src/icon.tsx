import type { ReactNode } from 'react';

/** Props of every icon. */
export interface IconProps {
  /** Side in CSS pixels. Default: 20. */
  size?: number;
}

/** Creates an icon from a drawing on a grid of 20 by 20, in the current colour. */
export const icon =
  (drawing: ReactNode) =>
  ({ size = 20 }: IconProps) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing}
    </svg>
  );
