import type { ReactNode } from 'react';

interface IconProps {
  /** Side in CSS pixels. */
  size?: number;
}

const icon =
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

export const CloseIcon = icon(<path d="M5.5 5.5l9 9m0-9l-9 9" />);
export const ChevronIcon = icon(<path d="M5.5 8l4.5 4.5L14.5 8" />);
export const BackIcon = icon(<path d="M12 5l-5 5 5 5" />);
export const SortDownIcon = icon(<path d="M10 4.5v11m-4-4l4 4 4-4" />);
export const SortUpIcon = icon(<path d="M10 15.5v-11m-4 4l4-4 4 4" />);
export const AlertIcon = icon(<path d="M10 3.2l7.3 13.3H2.7zM10 8.5v3.5m0 2.1v.1" />);
export const MoreIcon = icon(
  <g fill="currentColor" stroke="none">
    <circle cx="10" cy="4.5" r="1.6" />
    <circle cx="10" cy="10" r="1.6" />
    <circle cx="10" cy="15.5" r="1.6" />
  </g>,
);
export const FilterIcon = icon(<path d="M3 5h14M5.5 10h9M8 15h4" />);
export const CheckIcon = icon(<path d="M4 10.5l4 4 8-9" />);
export const KnowledgeIcon = icon(
  <path d="M10 5.2C8.3 3.9 5.7 3.5 2.8 3.6v11.6c2.9-.1 5.5.3 7.2 1.6m0-11.6c1.7-1.3 4.3-1.7 7.2-1.6v11.6c-2.9-.1-5.5.3-7.2 1.6V5.2z" />,
);
export const SkillIcon = icon(
  <path d="M12.6 8.6L5.2 16a1.7 1.7 0 0 1-2.4-2.4l7.4-7.4a4.3 4.3 0 0 1 5.5-3.1l-2.4 2.4.4 1.8 1.8.4 2.4-2.4a4.3 4.3 0 0 1-5.3 3.3z" />,
);
export const AttitudeIcon = icon(
  <path d="M10 16.8C5.2 13.4 2.6 10.7 2.6 7.6a3.8 3.8 0 0 1 7.4-1.3 3.8 3.8 0 0 1 7.4 1.3c0 3.1-2.6 5.8-7.4 9.2z" />,
);
