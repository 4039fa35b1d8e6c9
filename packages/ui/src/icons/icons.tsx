import { icon } from './icon';

export const CloseIcon = icon(<path d="M5.5 5.5l9 9m0-9l-9 9" />);
export const ChevronIcon = icon(<path d="M5.5 8l4.5 4.5L14.5 8" />);
export const BackIcon = icon(<path d="M12 5l-5 5 5 5" />);
export const AlertIcon = icon(<path d="M10 3.2l7.3 13.3H2.7zM10 8.5v3.5m0 2.1v.1" />);
export const MoreIcon = icon(
  <g fill="currentColor" stroke="none">
    <circle cx="10" cy="4.5" r="1.6" />
    <circle cx="10" cy="10" r="1.6" />
    <circle cx="10" cy="15.5" r="1.6" />
  </g>,
);
