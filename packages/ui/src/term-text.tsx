import { Definition } from './definition';

/** A term and its definition, in one or two sentences. */
export interface Term {
  name: string;
  definition: string;
}

interface TermTextProps {
  /** Explained by the “?”; undefined for plain text. */
  term: Term | undefined;
  children: string;
}

/** Text with the “?” of a term, which stays on the line of the last word. */
export function TermText({ term, children: text }: TermTextProps) {
  if (!term) return text;
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="term-end">
        {text.slice(lastWord)}
        <Definition term={term.name}>{term.definition}</Definition>
      </span>
    </>
  );
}
