import type { Term } from '@observatorio/language';
import { Definition } from './definition';

interface TermTextProps {
  /** Terms explained by a “?”; empty for plain text. */
  terms: readonly Term[];
  children: string;
}

/** Text followed by a “?” that explains its terms and stays on the line of the last word. */
export function TermText({ terms, children: text }: TermTextProps) {
  if (terms.length === 0) return text;
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="term-end">
        {text.slice(lastWord)}
        <Definition terms={terms} />
      </span>
    </>
  );
}
