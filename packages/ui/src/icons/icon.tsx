import type { ReactNode } from 'react';

/** Props of all icons. */
export interface IconProps {
  /** Width and height in CSS pixels. Default: 20. */
  size?: number;
}

/** Creates an icon component from a drawing on a 20 by 20 grid, in the current colour. */
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
