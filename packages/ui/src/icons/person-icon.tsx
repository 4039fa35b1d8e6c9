/** SVG paths of the sex symbols on the person's chest, by RAIS code. */
const signs: Readonly<Record<string, string>> = {
  '1': 'M26.5 37.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0M25.4 34.1l5.1-5.1m-4.6 0h4.6v4.6',
  '2': 'M28.5 33a4.5 4.5 0 1 1-9 0 4.5 4.5 0 1 1 9 0M24 37.5v7m-3.2-3.4h6.4',
};

interface PersonIconProps {
  /** Code of the sex: 1 male, 2 female. */
  sex: string;
  /** Width and height in CSS pixels. Default: 72. */
  size?: number;
}

/** Person icon in the current colour, with the symbol of the sex. */
export function PersonIcon({ sex, size = 72 }: PersonIconProps) {
  return (
    <svg className="person" aria-hidden="true" width={size} height={size} viewBox="0 0 48 48">
      <circle cx="24" cy="11.5" r="9" />
      <path d="M4 47v-3c0-11 8.5-18.5 20-18.5S44 33 44 44v3z" />
      <path className="person-sign" d={signs[sex]} />
    </svg>
  );
}
