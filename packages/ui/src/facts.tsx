import type { ReactNode } from 'react';
import factsSheet from './facts.css?inline';

/** Style sheet of the facts. */
export const factsStyles = factsSheet;

/** A named text or bar. */
export interface Fact {
  name: string;
  /** Empty if unknown. */
  content: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Shown in place of unknown content. */
  missing: ReactNode;
}

/** Named texts and bars, as a description list. */
export function Facts({ facts, missing }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(({ name, content }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{content || <span className="fact-missing">{missing}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
